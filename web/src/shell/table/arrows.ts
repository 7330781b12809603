/** The arrow keys walk over the lit places of the board and the list of choices, to the nearest in that direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LIT = '.board .lit:not(:disabled), .choices .choice:not(:disabled)';

interface Place {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function place(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Going straight is near, going sideways is far. */
function distance(from: Place, to: Place, [dx, dy]: readonly [number, number]): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead <= 2 ? Infinity : ahead + aside * 2.5;
}

/** Move the focus; true when the key was used. */
export function walkLit(event: KeyboardEvent, focused: HTMLElement): boolean {
  const direction = DIRECTIONS[event.key];
  if (!direction) return false;
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter((element) => element.offsetParent !== null);
  const inside = lit.includes(focused);
  if (!inside && focused !== document.body && focused.id !== 'main') return false;
  if (!inside) {
    lit[0]?.focus();
    return lit.length > 0;
  }
  const from = place(focused);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const element of lit) {
    const far = distance(from, place(element), direction);
    if (far < nearest) [best, nearest] = [element, far];
  }
  best?.focus();
  return best !== null;
}
