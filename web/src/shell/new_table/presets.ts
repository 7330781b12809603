/** Tables that are ready to play: for whoever does not want to choose everything. */

import { USUAL } from '../../lib/names';
import type { GameInfo, OptionValue, SeatRequest } from '../../lib/protocol';

export const PRESETS = ['quick', 'first', 'full'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Prepared {
  readonly seats: SeatRequest[];
  readonly options: Record<string, OptionValue>;
}

const BOTS: Record<Preset, string> = { quick: USUAL, first: 'easy', full: USUAL };

/** The seats and options of a preset; what they are in a first or a full game is told by the game. */
export function prepared(preset: Preset, info: GameInfo): Prepared {
  const most = Math.max(...info.players);
  const count = preset === 'full' ? most : (info.players.find((players) => players > 1) ?? most);
  return {
    seats: Array.from({ length: count }, (_, index) =>
      index === 0 ? { kind: 'me' } : { kind: 'bot', bot: BOTS[preset] },
    ),
    options: Object.fromEntries(
      info.options.map((option) => [
        option.name,
        (preset === 'first' ? option.first : preset === 'full' ? option.full : null) ?? option.default,
      ]),
    ),
  };
}

/** The preset a table is, if it is one. */
export function presetOf(info: GameInfo, table: Prepared): Preset | null {
  const told = (one: Prepared): string => JSON.stringify([one.seats, Object.entries(one.options).sort()]);
  return PRESETS.find((preset) => told(prepared(preset, info)) === told(table)) ?? null;
}
