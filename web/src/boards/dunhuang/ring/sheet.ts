/** Where things lie on the circle. There is a wide sheet for desks and a tall one for phones. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Half the width and half the height of the road, and how broad it is. */
  readonly road: readonly [number, number];
  readonly broad: number;
  /** The middles of the eight places, clockwise from the top. */
  readonly places: readonly Point[];
  /** How far under its middle a place of the upper half ends. */
  readonly under?: number;
}

/** The rest follows from three places by mirroring. */
function around(width: number, height: number, top: number, corner: readonly [number, number], side: number): Point[] {
  const [x, y] = corner;
  const middle = { x: width / 2, y: height / 2 };
  return [
    { x: middle.x, y: top },
    { x: width - x, y },
    { x: width - side, y: middle.y },
    { x: width - x, y: height - y },
    { x: middle.x, y: height - top },
    { x, y: height - y },
    { x: side, y: middle.y },
    { x, y },
  ];
}

export const WIDE: Sheet = {
  width: 880,
  height: 580,
  road: [240, 136],
  broad: 48,
  places: around(880, 580, 66, [176, 118], 92),
};

export const TALL: Sheet = {
  width: 336,
  height: 616,
  road: [76, 134],
  broad: 30,
  places: around(336, 616, 80, [41, 130], 41),
};

/** What the parts of a place take on a sheet that fills its room, in units of it. */
const PLACE = { picture: 138, words: 102, half: 108, edge: 6 } as const;
const ROOM = { width: 860, height: 806 } as const;

/** How large a unit is where a sheet fills its room. */
export const unitOf = (width: number, height: number): number => Math.min(width / ROOM.width, height / ROOM.height);

/** A sheet for a room, in pixels of it; under each character there is room for words. */
export function filling(width: number, height: number): Sheet {
  const unit = unitOf(width, height);
  const [middle, corner, side] = [width / 2, width * 0.165, Math.max(PLACE.half * unit, width * 0.126)];
  const top = (PLACE.edge + PLACE.picture / 2) * unit;
  const bottom = height - (PLACE.edge + PLACE.words + PLACE.picture / 2) * unit;
  const level = height / 2 - (PLACE.words / 2) * unit;
  const broad = 44 * unit;
  const beyond = broad / 2 + 12 * unit;
  return {
    width,
    height,
    broad,
    under: (PLACE.picture / 2 + PLACE.words * 0.9) * unit,
    road: [
      middle - side - PLACE.half * unit - beyond,
      height / 2 - top - (PLACE.picture / 2 + PLACE.words) * unit - beyond,
    ],
    places: [
      { x: middle, y: top },
      { x: width - corner, y: top },
      { x: width - side, y: level },
      { x: width - corner, y: bottom },
      { x: middle, y: bottom },
      { x: corner, y: bottom },
      { x: side, y: level },
      { x: corner, y: top },
    ],
  };
}

const ROUNDNESS = 0.9;
const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** ROUNDNESS;

/** A point of the road; `turn` counts places from the top and may lie between two. */
export function onRoad(sheet: Sheet, turn: number): Point {
  const angle = (turn / sheet.places.length) * 2 * Math.PI;
  return {
    x: sheet.width / 2 + sheet.road[0] * bent(Math.sin(angle)),
    y: sheet.height / 2 - sheet.road[1] * bent(Math.cos(angle)),
  };
}

const PER_STEP = 8;

/** The points of the road from one turn on for some steps. */
export function way(sheet: Sheet, from: number, steps: number): Point[] {
  return Array.from({ length: steps * PER_STEP + 1 }, (_, n) => onRoad(sheet, from + n / PER_STEP));
}

/** Points as a path. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Whether the road leads to the right there: on the upper half. */
export function toTheRight(sheet: Sheet, turn: number): boolean {
  const eighth = sheet.places.length;
  const at = ((turn % eighth) + eighth) % eighth;
  return at < eighth / 4 || at >= (eighth * 3) / 4;
}
