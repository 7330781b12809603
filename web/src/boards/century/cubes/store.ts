/** How a game speaks of somebody's own cubes. */

export interface Filling extends Readonly<Record<string, number>> {
  readonly count: number;
  readonly limit: number;
}

export interface StoreWords {
  readonly name: string;
  /** How full it is, in a sentence. */
  counted(filling: Filling): string;
  /** What its limit means. */
  about(filling: Filling): string;
  cube(colour: number): string;
  /** What a press on such a cube does, or what the cube is. */
  aboutCube(colour: string): string;
}
