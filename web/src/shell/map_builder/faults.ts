/** What the server finds wrong with a map, with islands counted as people count them. */

import type { Fault, ValueReview } from '../../lib/protocol';
import { count, islandsWanted, mapOf, type Drawn } from './sea_map';

export function faultsOf(review: ValueReview | null): Fault[] {
  return (review?.faults ?? []).flatMap((fault) =>
    fault.code.startsWith('islands_') ? withoutSea(fault, review!.drawn as Drawn) : [fault],
  );
}

/** The server counts open sea among the islands; where only the sea is wrong, another fault tells it. */
function withoutSea(fault: Fault, drawn: Drawn): Fault[] {
  if (!drawn.needs) return [fault];
  const map = mapOf(drawn);
  const needed = islandsWanted(drawn.needs, count(map, 'sea'));
  const missing = needed - count(map, 'market');
  if (missing === 0) return [];
  const code = missing > 0 ? 'islands_missing' : 'islands_over';
  return [{ ...fault, code, details: { ...fault.details, count: Math.abs(missing), needed } }];
}
