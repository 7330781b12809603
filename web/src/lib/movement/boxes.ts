/** Where things lie on the board, measured from its upper left corner in the board's own units. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many pixels of the screen one unit of an element is: boards are scaled to the room they have. */
export function scaleOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

/** Where an element is seen now, also in the middle of a movement. */
export function seenBox(root: HTMLElement, element: Element): Box {
  const scale = scaleOf(root);
  const origin = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return {
    x: (box.x - origin.x) / scale,
    y: (box.y - origin.y) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
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
