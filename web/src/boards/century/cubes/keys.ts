/** The names by which cubes and the places they lie in are followed from one view to the next. */

/** Where the cubes of a player lie: caravan or hold. */
export const storeZone = (seat: number): string => `store-${seat}`;
/** The nth cube of a colour in a zone. */
export const cubeKey = (zone: string, colour: number, nth: number): string => `${zone}-cube-${colour}-${nth}`;
export const bowlAnchor = (colour: number): string => `bowl-${colour}`;

export interface CubePiece {
  readonly colour: number;
  /** Counted among those of its colour. */
  readonly nth: number;
  readonly key: string;
}

/** The cubes of a zone as single pieces, lowest colour first. */
export function cubePieces(cubes: readonly number[], zone: string): CubePiece[] {
  return cubes.flatMap((number, colour) =>
    Array.from({ length: number }, (_, nth) => ({ colour, nth, key: cubeKey(zone, colour, nth) })),
  );
}
