/**
 * A copy of a piece that looks the same wherever it is put. What a piece has from its place, such as colours in
 * properties of its own or sizes in shares of a container, is written into the copy.
 */

/** What parts of a piece may have from their place. */
const INHERITED = ['color', 'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stop-color', 'opacity'] as const;
const LAID_OUT = [
  'display',
  'position',
  'inset',
  'width',
  'height',
  'min-width',
  'min-height',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'font-size',
  'font-weight',
  'font-family',
  'font-style',
  'line-height',
  'letter-spacing',
  'white-space',
  'text-align',
  'background-color',
  'background-image',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-style',
  'border-right-style',
  'border-bottom-style',
  'border-left-style',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'box-shadow',
  'align-items',
  'justify-content',
  'justify-items',
  'gap',
  'grid-template-columns',
  'grid-template-rows',
  'flex-direction',
  'flex-wrap',
  'overflow',
  'container-type',
] as const;

export function likeness<Piece extends HTMLElement | SVGElement>(element: Piece): Piece {
  const copy = element.cloneNode(true) as Piece;
  const parts = [element, ...element.querySelectorAll<HTMLElement | SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>('*')];
  parts.forEach((part, index) => {
    const [seen, own] = [getComputedStyle(part), copies[index]!.style];
    for (const name of INHERITED) own.setProperty(name, seen.getPropertyValue(name));
    if (part instanceof HTMLElement) {
      for (const name of LAID_OUT) own.setProperty(name, seen.getPropertyValue(name));
    } else if (part instanceof SVGSVGElement) {
      for (const name of ['display', 'width', 'height', 'position', 'inset'])
        own.setProperty(name, seen.getPropertyValue(name));
    }
  });
  copy.classList.remove('lit', 'target');
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-piece], [data-anchor]')]) {
    delete part.dataset.piece;
    delete part.dataset.anchor;
  }
  return copy;
}
