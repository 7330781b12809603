/**
 * Explanations are titles of elements. A browser shows them in small boxes of its own; while the board shows them they
 * are taken from their elements, and given back afterwards.
 */

type Why = 'pointed' | 'focused';

/** A taken title: what it says, and how it is given back. */
interface Taken {
  readonly told: string;
  readonly giveBack: () => void;
}

/** The text of a drawing's title, which is an element of its own. */
function titleOfDrawing(element: Element): Text | null {
  if (!(element instanceof SVGElement)) return null;
  const title = [...element.children].find((child) => child.tagName === 'title');
  return title?.firstChild instanceof Text ? title.firstChild : null;
}

function take(element: Element): Taken | null {
  const text = titleOfDrawing(element);
  if (text) {
    const told = text.data;
    text.data = '';
    return { told, giveBack: () => (text.data ||= told) };
  }
  if (!(element instanceof HTMLElement) || !element.title) return null;
  const told = element.title;
  element.title = '';
  // What a screen reader would have read from it is still there for it.
  const named = element.hasAttribute('aria-label') || element.textContent.trim() !== '';
  const name = named ? 'aria-description' : 'aria-label';
  const added = element.getAttribute('aria-label') !== told && !element.hasAttribute(name);
  if (added) element.setAttribute(name, told);
  return {
    told,
    giveBack: () => {
      element.title ||= told;
      if (added) element.removeAttribute(name);
    },
  };
}

export class Titles {
  readonly #taken = new Map<Element, Taken>();
  readonly #wanted: Record<Why, readonly Element[]> = { pointed: [], focused: [] };
  /** A board that changes gives its elements new titles, which are taken as well. */
  readonly #renewed = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement && target.title) this.#renew(target);
  });

  /** Take the titles of these elements, and give back those taken before for the same reason. */
  hold(why: Why, elements: readonly Element[]): void {
    this.#wanted[why] = elements;
    const wanted = new Set([...this.#wanted.pointed, ...this.#wanted.focused]);
    for (const [element, taken] of this.#taken) {
      if (wanted.has(element)) continue;
      this.#taken.delete(element);
      taken.giveBack();
    }
    for (const element of wanted) if (!this.#taken.has(element)) this.#take(element);
    this.#renewed.disconnect();
    for (const element of this.#taken.keys())
      this.#renewed.observe(element, { attributes: true, attributeFilter: ['title'] });
  }

  /** What a title that was taken says. */
  told(element: Element): string | undefined {
    return this.#taken.get(element)?.told;
  }

  #take(element: Element): void {
    const taken = take(element);
    if (taken) this.#taken.set(element, taken);
  }

  #renew(element: HTMLElement): void {
    const renewed = element.title;
    this.#taken.get(element)?.giveBack();
    element.title = renewed;
    this.#take(element);
  }
}
