/** Pieces, hexes and faults in words. */

import type { Fault } from '../../lib/protocol';
import { CUBES } from '../../lib/symbols';
import { has, say } from '../../lib/text/texts.svelte';
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

/** The keys of the hexes a fault is about. */
export function placesOf(fault: Fault): string[] {
  const flat = fault.details.places;
  if (!Array.isArray(flat)) return [];
  return flat.flatMap((q, index) => (index % 2 === 0 ? [`${q},${flat[index + 1]}`] : []));
}

/** A fault as a sentence; `name` tells what a hex is called. */
export function faultInWords(fault: Fault, tiles: Tiles, name: (key: string) => string): string {
  const key = `builder-fault-${fault.code}`;
  if (!has(key)) return fault.message;
  const args: Record<string, string | number> = { example: EXAMPLE, kinds: KINDS };
  for (const [detail, fact] of Object.entries(fault.details)) if (!Array.isArray(fact)) args[detail] = fact;
  args.places = placesOf(fault).map(name).join(', ');
  const tile = tiles.get(String(fault.details.tile));
  if (tile) args.tile = tileInWords(tile);
  if (fault.code === 'symbol_over') args.symbol = say(`century-spice-${fault.details.symbol}`);
  return say(key, args);
}
