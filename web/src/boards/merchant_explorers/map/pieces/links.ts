/** The ways between neighbouring pieces that make a trade route: explorers, villages and the capital (ME-67). */

import type { Guild } from '../../types';
import type { Chart } from '../chart';
import type { Point } from '../../../../lib/sheet/point';
import { line } from '../edges';
import { explorerSpot, onSheet } from './standing';

export function linksOf(chart: Chart, guild: Guild): string {
  const held = new Set([chart.map.capital, ...guild.explorers, ...guild.villages]);
  const explorers = new Set(guild.explorers);
  const end = (cell: number): Point =>
    explorers.has(cell) ? onSheet(chart, cell, explorerSpot(chart, cell)) : chart.centre(cell);
  const found: string[] = [];
  for (const cell of held) {
    for (const other of chart.neighbours(cell)) {
      if (other > cell && held.has(other)) found.push(line([end(cell), end(other)]));
    }
  }
  return found.join('');
}
