/** Hexes in words, for those who listen. */

import type { Table } from '../table';
import type { Guild, HexPart } from '../types';

/** What lies on a hex and what stands there; first of all what can be done there. */
export function hexWords(table: Table, hex: HexPart, guild: Guild, lit: boolean): string {
  const move = lit ? table.moveAt(hex.cell) : undefined;
  return [move ? table.moveText(move) : printed(table, hex), ...standing(table, hex.cell, guild)].join('. ');
}

function printed(table: Table, { name, terrain, kind, value, mark }: HexPart): string {
  const number = table.parts.terrains.indexOf(terrain);
  const ground = table.say('ground', { terrain: number, kind, value, mark: mark ?? 'none' });
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
