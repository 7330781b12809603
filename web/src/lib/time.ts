/** Times in words and digits. */

import { language, say } from './text/texts.svelte';

const HOUR = 3600;
const DAY = 86_400;

/** Time left: `2 days`, `3:05:10`, `12:40`. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 2 * DAY) return say('ui-days', { days: Math.floor(whole / DAY) });
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor((whole % HOUR) / 60);
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

/** A moment to come, in full. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(at * 1000);
}

/** How long ago something was, as the language says it. */
export function agoText(at: number): string {
  const seconds = at - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (seconds > -60) return format.format(0, 'second');
  if (seconds > -HOUR) return format.format(Math.round(seconds / 60), 'minute');
  if (seconds > -DAY) return format.format(Math.round(seconds / HOUR), 'hour');
  return format.format(Math.round(seconds / DAY), 'day');
}
