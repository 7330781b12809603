/**
 * Makes changes visible: pieces glide from where they were to where they are. Short ways are gone by the piece
 * itself; for long ones a copy travels above the board while the piece waits unseen at its new place.
 */

import type { Motion } from '../board';
import { calm } from './calm';
import { distance, homeBox, seenBox, type Box } from './boxes';
import { likeness } from './likeness';
import type { Transitions } from './transitions';

const DURATION: Record<Motion, number> = { slow: 1100, normal: 480, fast: 240, off: 0 };
const EASING = 'cubic-bezier(0.3, 0.05, 0.2, 1)';
const STAGGER = 0.09;

export class Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  #boxes = new Map<string, Box>();
  #leaving = new Map<string, HTMLElement>();
  #running: Animation[] = [];

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  /** Before the change: remember where everything is, and keep a likeness of what will be gone. */
  remember(coming: Transitions): void {
    this.#boxes.clear();
    this.#leaving.clear();
    const leaving = new Map<string, HTMLElement>();
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-piece], [data-anchor]')) {
      const box = seenBox(this.#root, element);
      if (box.width === 0) continue;
      const piece = element.dataset.piece;
      if (piece) this.#boxes.set(piece, box);
      if (element.dataset.anchor) this.#boxes.set(element.dataset.anchor, box);
      if (piece && coming.departures.has(piece)) leaving.set(piece, element);
    }
    // A piece that waits unseen for its copy would leave an unseen likeness.
    this.clear();
    for (const [piece, element] of leaving) this.#leaving.set(piece, marked(likeness(element), piece));
  }

  /** After the change: let everything travel. */
  play(coming: Transitions, motion: Motion): void {
    this.clear();
    const duration = calm() ? 0 : DURATION[motion];
    if (duration === 0) return;
    let turn = 0;
    const present = new Set<string>();
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const key = element.dataset.piece!;
      if (this.#layer.contains(element)) continue;
      present.add(key);
      const source = coming.arrivals.get(key);
      const from = this.#boxes.get(source ?? key) ?? this.#boxes.get(key);
      const to = homeBox(this.#root, element);
      if (!from || distance(from, to) < 2) continue;
      if (distance(from, to) < to.width * 2 && !source) this.#glide(element, from, to, duration);
      else this.#travel(element, from, to, duration, turn++);
    }
    for (const [key, ghost] of this.#leaving) {
      const from = this.#boxes.get(key);
      const to = this.#anchor(coming.departures.get(key));
      if (from && to && !present.has(key)) this.#send(ghost, from, to, duration, turn++);
    }
    for (const { from, to } of coming.coins) {
      const start = this.#boxes.get(from);
      const end = this.#anchor(to);
      const symbol = this.#root.querySelector<SVGElement>(`[data-anchor='${to}'] svg`);
      if (!start || !end || !symbol) continue;
      const size = seenBox(this.#root, symbol);
      this.#send(wrapped(likeness(symbol)), middle(start, size), middle(end, size), duration, turn++);
    }
  }

  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#layer.replaceChildren();
  }

  #anchor(name: string | undefined): Box | undefined {
    for (const element of this.#root.querySelectorAll<HTMLElement>(`[data-anchor='${name}']`)) {
      const box = homeBox(this.#root, element);
      if (box.width > 0) return box;
    }
    return undefined;
  }

  #glide(element: HTMLElement, from: Box, to: Box, duration: number): void {
    this.#running.push(
      element.animate([{ transform: shift(from, to) }, { transform: 'none' }], { duration, easing: EASING }),
    );
  }

  #travel(element: HTMLElement, from: Box, to: Box, duration: number, turn: number): void {
    const delay = Math.min(turn * STAGGER, 0.9) * duration;
    const ghost = this.#place(marked(likeness(element), element.dataset.piece!), to);
    this.#running.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay }));
    this.#fly(ghost, [{ transform: shift(from, to) }, { transform: 'none' }], duration, delay);
  }

  #send(ghost: HTMLElement, from: Box, to: Box, duration: number, turn: number): void {
    const delay = Math.min(turn * STAGGER, 0.9) * duration;
    this.#place(ghost, from);
    const end = { ...to, width: Math.min(from.width, to.width), x: to.x + Math.max(0, to.width - from.width) / 2 };
    const arrive = [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.75 },
      { transform: shift(end, from), opacity: 0 },
    ];
    this.#fly(ghost, arrive, duration, delay);
  }

  #place(ghost: HTMLElement, box: Box): HTMLElement {
    Object.assign(ghost.style, {
      position: 'absolute',
      margin: '0',
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.#layer.append(ghost);
    return ghost;
  }

  #fly(ghost: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    const animation = ghost.animate(frames, { duration, delay, easing: EASING, fill: 'both' });
    animation.onfinish = () => ghost.remove();
    this.#running.push(animation);
  }
}

/** What comes from a whole area comes from its middle, and not as large as the area. */
const LARGEST = 2;

/** The transform that shows something of box `to` in box `from`. */
function shift(from: Box, to: Box): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const size = Math.min(from.width / to.width, from.height / to.height, LARGEST);
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** Something of this size in the middle of a box. */
function middle(box: Box, { width, height }: Box): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A copy tells whose it is. */
function marked(copy: HTMLElement, piece: string): HTMLElement {
  copy.dataset.likeness = piece;
  return copy;
}

function wrapped(symbol: SVGElement): HTMLElement {
  const holder = document.createElement('span');
  holder.append(symbol);
  return holder;
}
