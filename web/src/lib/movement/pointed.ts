/** Shows the places on the board that a log sentence is about. */

import './pointed.css';

const MARK = 'pointed';

/** Marks the places, given as selectors; the answer takes the marks away again. */
export function markPointed(root: HTMLElement, places: readonly string[]): () => void {
  const marked = places.flatMap((place) => [...root.querySelectorAll(place)]);
  for (const element of marked) element.classList.add(MARK);
  return () => {
    for (const element of marked) element.classList.remove(MARK);
  };
}
