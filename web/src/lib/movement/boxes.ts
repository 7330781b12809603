/** Where things lie on the board, measured from its upper left corner. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is seen now, also in the middle of a movement. */
export function seenBox(root: HTMLElement, element: Element): Box {
  const origin = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
}

/** Where an element belongs, whatever movement it is in. */
export function homeBox(root: HTMLElement, element: HTMLElement): Box {
  let x = 0;
  let y = 0;
  let step: HTMLElement | null = element;
  while (step && step !== root) {
    x += step.offsetLeft + (step === element ? 0 : step.clientLeft);
    y += step.offsetTop + (step === element ? 0 : step.clientTop);
    step = step.offsetParent as HTMLElement | null;
  }
  return { x, y, width: element.offsetWidth, height: element.offsetHeight };
}

export function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
