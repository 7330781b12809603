/** The areas and lines of a province as it is printed: sea, lands, coasts, borders between terrains, the grid. */

import type { GuildMapParts, Terrain } from '../types';
import { chartOf, type Chart } from './chart';
import { sceneryOf, type Scenery } from './scenery/scenery';

export interface GroundLines {
  readonly sea: string;
  readonly lands: Readonly<Record<Exclude<Terrain, 'sea'>, string>>;
  /** Hexes of every terrain: towers and crystals. */
  readonly open: string;
  readonly capital: string;
  readonly volcanoes: string;
  readonly reefs: string;
  readonly grid: string;
  /** Where land meets sea. */
  readonly coast: string;
  /** Where one terrain meets another. */
  readonly seams: string;
  /** Where the map ends. */
  readonly rim: string;
  readonly scenery: Scenery;
}

const LANDS = ['grassland', 'desert', 'mountain'] as const;

function drawGround(chart: Chart): GroundLines {
  const { hexes, blocked, capital } = chart.map;
  const of = (terrain: string): number[] => hexes.filter((hex) => hex.terrain === terrain).map(({ cell }) => cell);
  const barred = (kind: string): number[] => blocked.filter((one) => one.kind === kind).map(({ cell }) => cell);
  const all = new Set(chart.everything);
  const wet = new Set([...of('sea'), ...barred('reef')]);
  const seams = [...LANDS.map((terrain) => new Set(of(terrain))), new Set([...of('any'), capital])].map((cells) =>
    chart.border(cells, (other) => other !== null && all.has(other) && !wet.has(other)),
  );
  return {
    sea: chart.areas(wet),
    lands: Object.fromEntries(LANDS.map((terrain) => [terrain, chart.areas(of(terrain))])) as GroundLines['lands'],
    open: chart.areas(of('any')),
    capital: chart.areas([capital]),
    volcanoes: chart.areas(barred('volcano')),
    reefs: chart.areas(barred('reef')),
    grid: [...all].map((cell) => chart.border(new Set([cell]), (other) => other !== null && other > cell)).join(''),
    coast: chart.border(wet, (other) => other !== null && all.has(other)),
    seams: seams.join(''),
    rim: chart.border(all),
    scenery: sceneryOf(chart),
  };
}

const drawn = new Map<Chart, GroundLines>();

export function groundOf(parts: GuildMapParts, key: string): GroundLines {
  const chart = chartOf(parts, key);
  let ground = drawn.get(chart);
  if (!ground) drawn.set(chart, (ground = drawGround(chart)));
  return ground;
}
