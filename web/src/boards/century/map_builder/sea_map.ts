/** A map as it is built: which hex holds what. Whether it is a good one, the server says. */

import type { Options } from '../../../lib/protocol';
import { hexOf, keyOf, type Hex } from './hexes';

export type Kind = 'market' | 'port' | 'sea';

/** What lies on a hex; `tile` is the id of a certain market tile, or empty for one that is dealt. */
export interface Piece {
  readonly kind: Kind;
  readonly tile: string;
}

/** Pieces by the keys of their hexes. */
export type SeaMap = ReadonlyMap<string, Piece>;

interface DrawnSpace extends Hex, Piece {}

/** What the server tells of a map: its spaces, and how many of each kind it must have. */
export interface Drawn {
  readonly spaces?: readonly DrawnSpace[];
  readonly needs?: Needs;
}

export interface Needs {
  /** Islands and open sea together, for in some games the sea is dealt among the islands. */
  readonly islands: number;
  readonly ports: number;
  /** How many open-sea hexes may be marked: none, or a certain number. */
  readonly seas: readonly number[];
}

/** A market tile among the components of the game. */
export interface MarketTile {
  readonly id: string;
  readonly symbol: number;
  readonly give: readonly number[];
  readonly take: readonly number[];
  readonly disputed: readonly (readonly number[])[];
}

/** The market tiles by their ids, with the exchanges that count at this table. */
export type Tiles = ReadonlyMap<string, MarketTile>;

export const EMPTY: SeaMap = new Map();

export function mapOf(drawn: Drawn): SeaMap {
  return new Map((drawn.spaces ?? []).map((space) => [keyOf(space), { kind: space.kind, tile: space.tile }]));
}

/** The map in the form that people send each other. */
export function textOf(map: SeaMap): string {
  return [...map].map(([key, { kind, tile }]) => `${key} ${kind} ${tile}`.trim()).join('; ');
}

export function count(map: SeaMap, kind: Kind): number {
  return [...map.values()].filter((piece) => piece.kind === kind).length;
}

/** How many islands a map must have beside its open sea, and beside what it must still have of it. */
export function islandsWanted(needs: Needs, seas: number): number {
  const [least, most] = [Math.min(...needs.seas), Math.max(...needs.seas)];
  return needs.islands - Math.min(Math.max(seas, least), most);
}

export const hexesOf = (map: SeaMap): Hex[] => [...map.keys()].map(hexOf);

export function withPiece(map: SeaMap, key: string, piece: Piece | null): SeaMap {
  const next = new Map(map);
  if (piece) next.set(key, piece);
  else next.delete(key);
  return next;
}

/** A piece goes to another hex; what lay there comes back in exchange. */
export function moved(map: SeaMap, from: string, to: string): SeaMap {
  const next = new Map(map);
  const there = map.get(to);
  next.set(to, map.get(from)!);
  if (there) next.set(from, there);
  else next.delete(from);
  return next;
}

/** The tiles of a game, with the doubtful two as the table wants them: ours, or as on the Spice Road cards. */
export function tilesOf(parts: unknown, options: Options): Tiles {
  const disputed = options.market_disputed === 'spice_road';
  const { market_tiles } = parts as { market_tiles: readonly MarketTile[] };
  return new Map(
    market_tiles.map((tile) => {
      const [give = tile.give, take = tile.take] = disputed ? tile.disputed : [];
      return [tile.id, { ...tile, give, take }];
    }),
  );
}
