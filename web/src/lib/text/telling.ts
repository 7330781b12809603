/** Moves, events, decisions and refusals in words, with tokens for what is drawn. */

import { Refused } from '../api';
import type { BoardFolder, Choice, Decision, Facts, Player, StoryEvent } from '../board';
import type { Answer } from '../live.svelte';
import type { Reason } from '../protocol';
import { fill } from './fill';
import { nameText, plainText } from './segments';
import { has, say } from './texts.svelte';

/** What a move means; where we have no text for it, as the game writes it. */
export function tellChoice(game: string, { move, facts }: Choice, players: readonly Player[]): string {
  const key = `${game}-move-${move.kind}`;
  return has(key) ? say(key, fill(move.kind, facts, players)) : move.text;
}

export function tellEvent(game: string, event: StoryEvent, players: readonly Player[]): string {
  const player = players[event.seat];
  const key = `${game}-log-${event.kind}`;
  const name = nameText(player?.name ?? '');
  if (!has(key)) return `${name}: ${asWritten(event.kind, event.facts)}`;
  return say(key, {
    ...fill(event.kind, event.facts, players),
    player: name,
    who: player?.isYou ? 'you' : 'other',
  });
}

export function tellDecision(game: string, decision: Decision, players: readonly Player[]): string {
  const key = `${game}-decide-${decision.kind}`;
  if (!has(key)) return asWritten(decision.kind, decision.facts);
  return say(key, fill(decision.kind, decision.facts, players));
}

/** What nobody wrote a sentence for, as the game names it. */
function asWritten(kind: string, facts: Facts): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name} ${String(fact)}`);
  return [kind, ...told].join(', ').replaceAll('_', ' ');
}

export function tellReason(reason: Reason): string {
  return say(`reason-${reason.code}`, fill(reason.code, reason.details));
}

/** Why a game ended without a result. */
export function tellNoResult(why: string): string {
  return say(has(`ui-no-result-${why}`) ? `ui-no-result-${why}` : 'ui-no-result');
}

/** The sentence without pictures, for labels. */
export function inWords(folder: BoardFolder, parts: unknown, sentence: string): string {
  return plainText(sentence, (name, args) => folder.tokenWords(name, args, parts, say));
}

/** What the server refused, as a sentence: our own where there is one. */
export function tellTrouble(trouble: unknown): string {
  return trouble instanceof Refused ? tellCode(trouble.code, trouble.message) : say('ui-error-unknown');
}

export function tellRefusal(answer: Extract<Answer, { type: 'refused' }>): string {
  return answer.reason ? tellReason(answer.reason) : tellCode(answer.code, answer.message);
}

/** Every limit has its own code, `too_fast_logins_by_name`; one sentence serves them all. */
function tellCode(code: string, message: string): string {
  const key = code.startsWith('too_fast') ? 'ui-error-too_fast' : `ui-error-${code}`;
  return has(key) ? say(key) : message;
}
