/** What a score sheet tells: who stands where, what decided it, and what brought somebody most. */

import type { TableInfo } from '../../lib/protocol';

type Breakdown = TableInfo['breakdown'];

/** The item in which the winner was farthest ahead of the second, with what it brought to both. */
export interface Deciding {
  readonly item: string;
  readonly first: number;
  readonly second: number;
}

/** The seats from the first place to the last; a winner by the tie-break stands before who has as many points. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]!);
}

/** The place of every seat, beginning with 1. Who shares the victory, or has as many points behind it, shares a place. */
export function places(scores: readonly number[], winners: readonly number[]): number[] {
  const better = (other: number, seat: number): boolean =>
    winners.includes(other) === winners.includes(seat) ? scores[other]! > scores[seat]! : winners.includes(other);
  return scores.map((_, seat) =>
    winners.includes(seat) ? 1 : 1 + scores.filter((_, other) => better(other, seat)).length,
  );
}

export function deciding(breakdown: Breakdown, first: number, second: number): Deciding | null {
  const others = new Map(breakdown[second]?.map((line) => [line.item, line.points]));
  let found: Deciding | null = null;
  for (const { item, points } of breakdown[first] ?? []) {
    const one = { item, first: points, second: others.get(item) ?? 0 };
    if (one.first - one.second > (found ? found.first - found.second : 0)) found = one;
  }
  return found;
}

/** The item that brought this seat most, if anything brought it points. */
export function bestItem(breakdown: Breakdown, seat: number): { item: string; points: number } | null {
  let best: { item: string; points: number } | null = null;
  for (const { item, points } of breakdown[seat] ?? []) if (points > (best?.points ?? 0)) best = { item, points };
  return best;
}

/** The points of a seat after so many items have been counted. */
export function counted(breakdown: Breakdown, seat: number, items: number): number {
  return (breakdown[seat] ?? []).slice(0, items).reduce((sum, line) => sum + line.points, 0);
}
