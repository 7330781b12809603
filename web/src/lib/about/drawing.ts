/** The large drawing on a card about something: a likeness of the piece, and the symbols on it with their names. */

import { seenBox, scaleOf } from '../movement/boxes';
import { likeness } from '../movement/likeness';

const SMALLEST = 40; // pixels of the screen: what is smaller is no piece to look at
const LARGER = 2; // drawn: times
const WORTH = 1.2; // drawn: times, from which on a larger drawing shows more
const SYMBOL = 72; // drawn: units, the height of a symbol by itself
const SYMBOLS = 6; // drawn: rows of a legend

/** A copy that is only looked at. */
function still(copy: HTMLElement | SVGElement): void {
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>('*')]) {
    part.classList.remove('lit', 'target', 'pointed', 'hinted');
    for (const name of ['id', 'title', 'data-trace', 'tabindex', 'aria-label', 'role']) part.removeAttribute(name);
    if (part.tagName === 'title') part.remove();
  }
}

/** The piece an element is or has; a drawing by itself counts as one. */
function pieceOf(element: HTMLElement): HTMLElement | null {
  if (element.matches('[data-piece], [role="img"]')) return element;
  const inside = element.querySelectorAll<HTMLElement>('[data-piece]');
  if (inside.length === 1) return inside[0]!;
  return inside.length === 0 && element.querySelector('svg') && element.textContent.trim() === '' ? element : null;
}

/** A box of this size in which the copy, laid out for another one, is seen as a whole. */
function framed(copy: HTMLElement | SVGElement, laid: { width: number; height: number }, times: number): HTMLElement {
  still(copy);
  const frame = document.createElement('span');
  Object.assign(copy.style, {
    position: 'relative',
    inset: 'auto',
    margin: '0',
    width: `${laid.width}px`,
    height: `${laid.height}px`,
    translate: 'none',
    opacity: '1',
    transform: `scale(${times})`,
    transformOrigin: '0 0',
  });
  Object.assign(frame.style, {
    display: 'block',
    width: `${laid.width * times}px`,
    height: `${laid.height * times}px`,
  });
  frame.append(copy);
  return frame;
}

/** A drawing within this width and height, where a larger one shows more than the piece itself. */
export function drawingOf(root: HTMLElement, element: Element, width: number, height: number): HTMLElement | null {
  const seen = seenBox(root, element);
  if (element instanceof SVGElement)
    return framed(likeness(element), seen, Math.min(SYMBOL / seen.height, width / seen.width));
  const piece = element instanceof HTMLElement ? pieceOf(element) : null;
  if (!piece) return null;
  const box = seenBox(root, piece);
  if (Math.max(box.width, box.height) * scaleOf(root) < SMALLEST) return null;
  const times = Math.min(LARGER, width / box.width, height / box.height);
  if (times < WORTH) return null;
  const laid = { width: piece.offsetWidth, height: piece.offsetHeight };
  const drawing = framed(likeness(piece), laid, (times * box.width) / laid.width);
  for (const own of ['box-shadow', 'outline'])
    (drawing.firstElementChild as HTMLElement).style.setProperty(own, 'none');
  return drawing;
}

export interface Named {
  readonly name: string;
  readonly drawing: HTMLElement;
}

/** The symbols on something that have names, each once. */
export function legendOf(root: HTMLElement, element: Element, size: number): Named[] {
  const found = new Map<string, SVGElement>();
  if (element instanceof SVGElement) return [];
  for (const symbol of element.querySelectorAll<SVGElement>('svg.symbol[aria-label]')) {
    const name = symbol.getAttribute('aria-label')!;
    if (symbol.getBoundingClientRect().width > 0 && !found.has(name)) found.set(name, symbol);
  }
  return [...found].slice(0, SYMBOLS).map(([name, symbol]) => {
    const seen = seenBox(root, symbol);
    return { name, drawing: framed(likeness(symbol), seen, size / Math.max(seen.width, seen.height)) };
  });
}
