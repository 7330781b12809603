/** Which part of the sheet is seen, and how large. */

import type { Motion } from '../board';
import { calm } from '../movement/calm';
import { between, type Point } from './point';

/** The size of a sheet in its own units. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Pixels per unit of the sheet, and where its upper left corner lies in the view. */
interface Stand {
  readonly scale: number;
  readonly at: Point;
}

const CLOSEST = 3;
/** Below this scale names are too small to read. */
const LEGIBLE = 0.6;
const COMFORTABLE = 0.92;
const GLIDE: Record<Motion, number> = { slow: 500, normal: 220, fast: 120, off: 0 };

/** Where an edge of the sheet may lie: no empty paper beside it, and centred where it is smaller than the view. */
function held(at: number, room: number, sheet: number): number {
  return sheet <= room ? (room - sheet) / 2 : Math.min(0, Math.max(room - sheet, at));
}

export class Camera {
  width = $state(0);
  height = $state(0);
  #stand = $state.raw<Stand>({ scale: 0, at: { x: 0, y: 0 } });
  #gliding = 0;
  /** Whether somebody moved or zoomed it: until then it follows the size of the view. */
  #moved = false;
  readonly sheet: Sheet;
  readonly #motion: () => Motion;

  constructor(sheet: Sheet, motion: () => Motion) {
    this.sheet = sheet;
    this.#motion = motion;
  }

  get scale(): number {
    return this.#stand.scale;
  }

  get at(): Point {
    return this.#stand.at;
  }

  /** The scale at which the whole sheet is seen. */
  get whole(): number {
    return Math.min(this.width / this.sheet.width, this.height / this.sheet.height);
  }

  get isWhole(): boolean {
    return this.scale <= this.whole * 1.001;
  }

  get isClosest(): boolean {
    return this.scale >= CLOSEST * 0.999;
  }

  /** After the view got its size: the whole sheet where one can read it so, otherwise the land around `home`. */
  settle(home: Point): void {
    if (this.width === 0 || this.height === 0) return;
    if (this.scale === 0 || !this.#moved) {
      const scale = this.whole < LEGIBLE ? COMFORTABLE : this.whole;
      this.#stand = this.#around(home, scale);
    } else this.#stand = this.#within(this.#stand);
  }

  /** The size of the view changed: whoever saw everything still does. */
  resize(width: number, height: number, home: Point): void {
    const all = this.scale > 0 && this.isWhole;
    this.width = width;
    this.height = height;
    if (all) this.#stand = this.#within({ ...this.#stand, scale: this.whole });
    else this.settle(home);
  }

  pan(dx: number, dy: number): void {
    this.#moved = true;
    this.#stop();
    const { scale, at } = this.#stand;
    this.#stand = this.#within({ scale, at: { x: at.x + dx, y: at.y + dy } });
  }

  /** Make everything larger by a factor, around a point of the view that stays where it is. */
  zoom(factor: number, around: Point): void {
    this.#moved = true;
    this.#stop();
    this.#stand = this.#zoomed(factor, around);
  }

  /** The same as a soft movement around the middle. */
  step(factor: number): void {
    this.#moved = true;
    this.#glide(this.#zoomed(factor, { x: this.width / 2, y: this.height / 2 }));
  }

  showAll(): void {
    this.#glide(this.#within({ scale: this.whole, at: { x: 0, y: 0 } }));
  }

  /** Whether a point of the sheet is well inside the view. */
  sees(point: Point): boolean {
    const { scale, at } = this.#stand;
    const [x, y] = [at.x + point.x * scale, at.y + point.y * scale];
    const rim = Math.min(60, this.width / 5, this.height / 5);
    return this.isWhole || (x >= rim && x <= this.width - rim && y >= rim && y <= this.height - rim);
  }

  /** Bring a point of the sheet into view, if it is not well inside. */
  reveal(point: Point): void {
    if (!this.sees(point)) this.#glide(this.#around(point, this.scale));
  }

  #zoomed(factor: number, around: Point): Stand {
    const { scale, at } = this.#stand;
    const next = Math.max(this.whole, Math.min(CLOSEST, scale * factor));
    const share = next / scale;
    return this.#within({
      scale: next,
      at: { x: around.x - (around.x - at.x) * share, y: around.y - (around.y - at.y) * share },
    });
  }

  #around({ x, y }: Point, scale: number): Stand {
    return this.#within({ scale, at: { x: this.width / 2 - x * scale, y: this.height / 2 - y * scale } });
  }

  #within({ scale, at }: Stand): Stand {
    const size = Math.max(this.whole, scale);
    return {
      scale: size,
      at: {
        x: held(at.x, this.width, this.sheet.width * size),
        y: held(at.y, this.height, this.sheet.height * size),
      },
    };
  }

  #stop(): void {
    cancelAnimationFrame(this.#gliding);
  }

  #glide(to: Stand): void {
    this.#stop();
    const from = this.#stand;
    const duration = calm() ? 0 : GLIDE[this.#motion()];
    const start = performance.now();
    const frame = (now: number): void => {
      const share = duration === 0 ? 1 : Math.min(1, Math.max(0, now - start) / duration);
      const eased = 1 - (1 - share) ** 3;
      this.#stand =
        share === 1 ? to : { scale: from.scale + (to.scale - from.scale) * eased, at: between(from.at, to.at, eased) };
      if (share < 1) this.#gliding = requestAnimationFrame(frame);
    };
    frame(start);
  }
}
