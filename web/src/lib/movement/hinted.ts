/** Shows on the board where the move is made that was hinted at. */

import './hinted.css';
import { keepMarked } from './marking';

const MARK = 'data-hinted';

/** A lit place is called by its move; some say more after it. */
const nameOf = (place: Element): string =>
  place.getAttribute('aria-label') ?? place.querySelector('.unseen')?.textContent ?? place.textContent;

/** Marks the lit places of this name, also those that are drawn later; the answer takes the marks away again. */
export function markHinted(root: HTMLElement, name: string): () => void {
  if (!name) return () => undefined;
  const mark = (): void => {
    for (const place of root.querySelectorAll('.lit'))
      if (`${nameOf(place).trim()}. `.startsWith(`${name.trim()}. `) && !place.hasAttribute(MARK))
        place.setAttribute(MARK, '');
  };
  return keepMarked(root, MARK, mark);
}
