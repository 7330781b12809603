/** Hexes in words, for those who listen, and what exploring them is worth. */

import type { Table } from '../table';
import type { Guild, HexPart, Preview } from '../types';

const TERRAINS: readonly string[] = ['grassland', 'desert', 'mountain', 'sea', 'any', 'none'];

/** What lies on a hex and what stands there; first of all what can be done there. */
export function hexWords(table: Table, hex: HexPart, guild: Guild, lit: boolean): string {
  const move = lit ? table.moveAt(hex.cell) : undefined;
  return [move ? table.moveText(move) : printed(table, hex), ...standing(table, hex.cell, guild)].join('. ');
}

function printed(table: Table, { name, terrain, kind, value, mark }: HexPart): string {
  const ground = table.say('ground', { terrain: TERRAINS.indexOf(terrain), kind, value, mark: mark ?? 'none' });
  const words = table.say('board-hex', { name, ground });
  return kind === 'coin' ? `${words}, ${table.say('board-coins-here', { coins: value })}` : words;
}

function standing(table: Table, cell: number, guild: Guild): string[] {
  const found: string[] = [];
  if (guild.explorers.includes(cell)) found.push(table.say('board-here-explorer'));
  if (guild.villages.includes(cell)) found.push(table.say('board-here-village'));
  if (guild.towers.includes(cell)) found.push(table.say('board-here-tower'));
  if (guild.posts.includes(cell)) found.push(table.say('board-here-post'));
  if (guild.tokens.includes(cell)) found.push(table.say('board-here-token'));
  return found;
}

/** All coins a hex would bring at best. */
export function worth(table: Table, preview: Preview): number {
  const { coins, tower, crystal, village, routes, objectives } = preview;
  const paid = objectives.reduce((sum, position) => sum + (table.view.objectives[position]?.pays ?? 0), 0);
  return coins + tower + crystal + village + routes + paid;
}
