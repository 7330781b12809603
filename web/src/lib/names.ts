/** How seats, bots, clocks and options are called. */

import type { Clock, OptionValue, Seat, TableInfo } from './protocol';
import { has, say } from './text/texts.svelte';

/** The levels a bot can be played at, and the one for who does not choose. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL: Level = 'medium';

export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return has(key) ? say(key) : bot;
}

export function botAbout(bot: string): string {
  const key = `bot-${bot}-about`;
  return has(key) ? say(key) : '';
}

/** How somebody at the table is called: whole, and in two parts. */
export interface Naming {
  readonly name: string;
  readonly called: string;
  readonly level: string;
}

/** Somebody by name; who has deleted their account has none any more. */
export const personName = (name: string): string => name || say('ui-somebody-left');

export function seatNaming(seat: Seat): Naming {
  if (seat.kind === 'bot' && !seat.bot_for_owner) {
    const [number, level] = [seat.index + 1, botName(seat.bot ?? '')];
    return { name: say('player-bot-kind', { number, kind: level }), called: say('player-bot', { number }), level };
  }
  const name = seat.kind === 'open' ? say('ui-seat-open') : personName(seat.name);
  return { name, called: name, level: '' };
}

export const seatName = (seat: Seat): string => seatNaming(seat).name;

/** The title of a game in the language of the page; where we have no text, as the game calls itself, or its id. */
export function gameTitle(game: string, title = game.replaceAll('_', ' ')): string {
  const key = `${game}-title`;
  return has(key) ? say(key) : title;
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'live') {
    return say('ui-clock-live-of', { minutes: clock.minutes ?? 0, seconds: clock.increment ?? 0 });
  }
  return clock.kind === 'days' ? say('ui-clock-days-of', { days: clock.days ?? 0 }) : say('ui-clock-none');
}

/** The people of a table in one line. */
export function peopleText(info: TableInfo): string {
  return info.seats.map(seatName).join(', ');
}

/** Whether an option says something about a table: a switch that is off does not. */
export function isToldOption(game: string, name: string, value: OptionValue): boolean {
  return (value !== false && value !== '') || has(`${game}-option-${name}-false`);
}

/** An option of a table in words: a switch by its name, anything else with its value. */
export function optionText(game: string, name: string, value: OptionValue): string {
  const key = `${game}-option-${name}`;
  const told = [`${key}-${value}`, `${key}-custom`].find(has);
  if (!told && typeof value === 'boolean') return say(key);
  return `${say(key)}: ${told ? say(told) : value}`;
}
