/** Pieces, hexes and problems in words. */

import type { Problem } from '../../../lib/protocol';
import { CUBES } from '../../../lib/symbols';
import { has, say } from '../../../lib/text/texts.svelte';
import type { MarketTile, Piece, Tiles } from './sea_map';

export const SPICES = ['ginger', 'chili', 'tea', 'cloves'] as const;

/** How a space is written, for those whose text cannot be read; the same in every language. */
const EXAMPLE = '0,3 port; 1,2 market yyy-b';
const KINDS = 'market, port, sea';

/** Every cube by itself, the lowest colours first. */
export function singly(cubes: readonly number[]): number[] {
  return cubes.flatMap((number, colour) => Array.from({ length: number }, () => colour));
}

export function cubesInWords(cubes: readonly number[]): string {
  const some = cubes.map((number, colour) => (number > 0 ? `${number} ${say(`century-cube-${CUBES[colour]}`)}` : ''));
  return some.filter(Boolean).join(', ');
}

export function tileInWords(tile: MarketTile): string {
  return say('builder-tile', {
    symbol: say(`century-spice-${SPICES[tile.symbol]}`),
    give: cubesInWords(tile.give),
    take: cubesInWords(tile.take),
  });
}

export function pieceInWords(piece: Piece | undefined, tiles: Tiles): string {
  const tile = piece?.tile ? tiles.get(piece.tile) : undefined;
  return tile ? tileInWords(tile) : say(`builder-${piece?.kind ?? 'empty'}`);
}

/** The keys of the hexes a problem is about. */
export function placesOf(problem: Problem): string[] {
  const flat = problem.details.places;
  if (!Array.isArray(flat)) return [];
  return flat.flatMap((q, index) => (index % 2 === 0 ? [`${q},${flat[index + 1]}`] : []));
}

/** A problem as a sentence; `name` tells what a hex is called. */
export function problemInWords(problem: Problem, tiles: Tiles, name: (key: string) => string): string {
  const key = `builder-problem-${problem.code}`;
  if (!has(key)) return problem.message;
  const args: Record<string, string | number> = { example: EXAMPLE, kinds: KINDS };
  for (const [detail, fact] of Object.entries(problem.details)) if (!Array.isArray(fact)) args[detail] = fact;
  args.places = placesOf(problem).map(name).join(', ');
  const tile = tiles.get(String(problem.details.tile));
  if (tile) args.tile = tileInWords(tile);
  if (problem.code === 'symbol_over') args.symbol = say(`century-spice-${problem.details.symbol}`);
  return say(key, args);
}
