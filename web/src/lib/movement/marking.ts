/** Keeps an attribute on places of a board, also on those that are drawn later; the answer takes it away again. */
export function keepMarked(root: HTMLElement, attribute: string, mark: () => void): () => void {
  mark();
  const later = new MutationObserver(mark);
  later.observe(root, { childList: true, subtree: true });
  return () => {
    later.disconnect();
    for (const place of root.querySelectorAll(`[${attribute}]`)) place.removeAttribute(attribute);
  };
}
