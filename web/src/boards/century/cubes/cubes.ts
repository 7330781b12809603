/** Small sums over cubes, for drawing only. */

/** Cubes counted by colour: yellow, red, green, brown (SR-1). */
export type Cubes = readonly number[];

export function total(cubes: Cubes): number {
  return cubes.reduce((sum, number) => sum + number, 0);
}

/** Every single cube as its colour, lowest colour first. */
export function spread(cubes: Cubes): number[] {
  return cubes.flatMap((number, colour) => Array.from({ length: number }, () => colour));
}

export function times(cubes: Cubes, number: number): Cubes {
  return cubes.map((count) => count * number);
}

/** The highest colour among the cubes; yellow when there are none. */
export function highest(cubes: Cubes): number {
  return Math.max(
    0,
    cubes.findLastIndex((number) => number > 0),
  );
}
