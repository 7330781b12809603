/** When somebody asks what something on the board is: by pointing at it, by the keyboard, by a long press. */

import type { Point } from '../sheet/point';
import { Titles } from './titles';

/** What is asked about, what it says, and where the pointer is. */
export interface Asked {
  readonly element: Element;
  readonly told: string;
  readonly pointer: Point;
}

const MOMENT = 420; // milliseconds of rest before an answer
const NEXT = 90; // milliseconds, while an answer is open
const PRESS = 450; // milliseconds of a long press
const STILL = 10; // pixels by which a finger that rests may move

/** All that could have a title, from the element outwards. */
function chain(root: Element, target: EventTarget | null): Element[] {
  const found: Element[] = [];
  let step = target instanceof Element && !target.closest('dialog') ? target : null;
  while (step && step !== root) {
    found.push(step);
    step = step.parentElement;
  }
  return found;
}

/** Answers with what is asked about, or with nothing; gives back a function that ends this. */
export function hear(root: HTMLElement, answer: (asked: Asked | null) => void): () => void {
  const titles = new Titles();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: Element | null = null;
  let pointer: Point = { x: 0, y: 0 };
  let pressed: Point | null = null;
  /** A long press is not a click. */
  let swallow = false;

  function close(): void {
    clearTimeout(timer);
    if (open) answer(null);
    open = null;
  }

  function forget(): void {
    close();
    titles.hold('pointed', []);
    titles.hold('focused', []);
  }

  /** The innermost explanation; a name of a drawing counts where nothing around it is explained. */
  function ask(elements: readonly Element[], pause: number): void {
    const told = elements.filter((element) => titles.told(element));
    const element = told.find((one) => one instanceof HTMLElement) ?? told.at(-1);
    clearTimeout(timer);
    if (element && element === open) return;
    timer = setTimeout(
      () => {
        const words = element?.isConnected ? titles.told(element) : undefined;
        if (!element || !words) return close();
        open = element;
        answer({ element, told: words, pointer });
      },
      open ? NEXT : pause,
    );
  }

  const handlers: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerover: (event) => {
      if (event.pointerType === 'touch') return;
      const elements = chain(root, event.target);
      titles.hold('pointed', elements);
      if (event.buttons === 0) ask(elements, MOMENT);
    },
    pointermove: (event) => {
      pointer = { x: event.clientX, y: event.clientY };
      if (pressed && !swallow && Math.hypot(pointer.x - pressed.x, pointer.y - pressed.y) > STILL) clearTimeout(timer);
    },
    pointerleave: (event) => {
      if (event.pointerType !== 'touch') forget();
    },
    pointerdown: (event) => {
      if (event.pointerType !== 'touch') return;
      pressed = pointer = { x: event.clientX, y: event.clientY };
      const elements = chain(root, event.target);
      timer = setTimeout(() => {
        titles.hold('pointed', elements);
        swallow = elements.some((element) => titles.told(element));
        ask(elements, 0);
      }, PRESS);
    },
    pointerup: () => {
      if (pressed && !swallow) clearTimeout(timer);
      pressed = null;
    },
    pointercancel: () => {
      if (pressed && !swallow) clearTimeout(timer);
      pressed = null;
    },
    contextmenu: (event) => {
      if (pressed || swallow) event.preventDefault();
    },
    focusin: (event) => {
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
      const elements = chain(root, event.target);
      titles.hold('focused', elements);
      const { left, top } = event.target.getBoundingClientRect();
      pointer = { x: left, y: top };
      ask(elements, MOMENT);
    },
    focusout: () => {
      close();
      titles.hold('focused', []);
    },
  };
  for (const [name, handler] of Object.entries(handlers))
    root.addEventListener(name, handler as EventListener, { signal: ending.signal, passive: name !== 'contextmenu' });

  const everywhere = { signal: ending.signal, capture: true, passive: true };
  window.addEventListener('keydown', close, everywhere);
  // Logs and chats scroll without anybody's doing; what is open goes when the board itself moves away under it.
  const moved = ({ target }: Event): void => {
    if (open && target instanceof Node && target.contains(root)) close();
  };
  window.addEventListener('scroll', moved, everywhere);
  root.addEventListener('wheel', close, everywhere);
  window.addEventListener(
    'pointerdown',
    () => {
      swallow = false;
      close();
    },
    everywhere,
  );
  root.addEventListener(
    'click',
    (event) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: ending.signal, capture: true },
  );

  return () => {
    ending.abort();
    forget();
  };
}
