/**
 * Where the places lie on the sheet, and where everything that belongs to a place lies around it. Anxi, Adana and a few
 * others lie where the game needs them; the rest where they are.
 */

import type { Point } from './curve';

export type Kind = 'start' | 'beijing' | 'city' | 'province' | 'oasis';

/** Which way a text runs from its point. */
export type Align = 'start' | 'middle' | 'end';

export interface Spot {
  readonly kind: Kind;
  /** The middle of its emblem. */
  readonly at: Point;
  /** The name: a point at half the height of its letters. */
  readonly label: { readonly at: Point; readonly align: Align };
  /** The middles of the trading posts, one per player; in Beijing the slots from the best on (MP-82). */
  readonly posts: readonly Point[];
  /** The middle of the bonus token. */
  readonly bonus: Point | null;
  /** The middles of the city cards. */
  readonly cards: readonly Point[];
  /** Where figures put their feet. */
  readonly feet: Point;
}

export const CARD = { width: 100, height: 58 } as const;
export const BONUS = 36;
export const POST = 16;
export const SLOT = 24.5;
export const FIGURE = { width: 17, height: 27 } as const;

/** The diameter of the emblem. */
export const SIZE: Readonly<Record<Kind, number>> = { start: 38, beijing: 42, city: 36, province: 33, oasis: 25 };

const by = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** Four points in a row around a middle. */
function row(middle: Point, step: number): Point[] {
  return [-1.5, -0.5, 0.5, 1.5].map((n) => by(middle, n * step, 0));
}

interface Around {
  readonly bonus: readonly [number, number];
  readonly cards?: readonly (readonly [number, number])[];
  /** How far name and posts are moved aside. */
  readonly aside?: number;
}

/** A city or a province: its name and posts stand below it. */
function settled(kind: 'city' | 'province', x: number, y: number, around: Around): Spot {
  const at = { x, y };
  const aside = around.aside ?? 0;
  return {
    kind,
    at,
    label: { at: by(at, aside, 28), align: 'middle' },
    posts: row(by(at, aside, 46), POST),
    bonus: by(at, ...around.bonus),
    cards: (around.cards ?? []).map((card) => by(at, ...card)),
    feet: by(at, 0, -3),
  };
}

function oasis(x: number, y: number): Spot {
  const at = { x, y };
  return {
    kind: 'oasis',
    at,
    label: { at: by(at, 0, 20), align: 'middle' },
    posts: [],
    bonus: null,
    cards: [],
    feet: by(at, 0, -2),
  };
}

export const PLACES = {
  venezia: {
    kind: 'start',
    at: { x: 97, y: 148 },
    label: { at: { x: 68, y: 176 }, align: 'middle' },
    posts: [],
    bonus: null,
    cards: [],
    feet: { x: 97, y: 145 },
  },
  beijing: {
    kind: 'beijing',
    at: { x: 868, y: 196 },
    label: { at: { x: 893, y: 172 }, align: 'start' },
    posts: row({ x: 941, y: 200 }, SLOT + 1),
    bonus: null,
    cards: [],
    feet: { x: 868, y: 192 },
  },
  moscow: settled('city', 258, 78, { bonus: [-38, -14], cards: [[74, -38]] }),
  karakorum: settled('city', 712, 118, { bonus: [37, -14], cards: [[-60, -56]] }),
  samarcanda: settled('city', 414, 206, { bonus: [36, 4], cards: [[76, 80]] }),
  lan_zhou: settled('city', 736, 252, { bonus: [37, 4], cards: [[-96, 50]] }),
  alexandria: settled('city', 190, 286, { bonus: [-38, 4], cards: [[-120, 52]], aside: -12 }),
  karachi: settled('city', 440, 338, { bonus: [37, 5], cards: [[0, 88]] }),
  sumatra: settled('city', 700, 566, {
    bonus: [35, 0],
    cards: [
      [90, 46],
      [192, 46],
      [192, -14],
    ],
  }),
  anxi: settled('province', 452, 84, { bonus: [30, -20] }),
  ormuz: settled('province', 350, 312, { bonus: [31, -17] }),
  kashgar: settled('province', 572, 216, { bonus: [31, -17] }),
  xian: settled('province', 814, 272, { bonus: [33, 6] }),
  adana: settled('province', 290, 456, { bonus: [32, -16] }),
  kochi: settled('province', 540, 478, { bonus: [-32, -16] }),
  oasis_1: oasis(170, 100),
  oasis_2: oasis(800, 116),
  oasis_3: oasis(876, 84),
  oasis_4: oasis(798, 190),
  oasis_5: oasis(272, 208),
  oasis_6: oasis(494, 190),
  oasis_7: oasis(268, 290),
  oasis_8: oasis(644, 388),
  oasis_9: oasis(218, 396),
  oasis_10: oasis(896, 330),
} as const satisfies Readonly<Record<string, Spot>>;

export type PlaceId = keyof typeof PLACES;

export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];

export function spot(place: PlaceId): Spot {
  return PLACES[place];
}
