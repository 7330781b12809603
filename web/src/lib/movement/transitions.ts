/** What moved between two views; every board works out its own. */

export interface Transitions {
  /** Piece that is new on the board: the piece or place it comes from. */
  readonly arrivals: ReadonlyMap<string, string>;
  /** Piece that is gone from the board: the place it goes to. */
  readonly departures: ReadonlyMap<string, string>;
  /** Coins that change hands, from place to place; each looks like the symbol at the place it goes to. */
  readonly coins: readonly { readonly from: string; readonly to: string }[];
}
