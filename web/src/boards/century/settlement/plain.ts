/** What is asked now, in a sentence without pictures. */

import { fill } from '../../../lib/text/fill';
import { plainText } from '../../../lib/text/segments';
import type { SettlementTable } from './table';

export function decisionWords(table: SettlementTable): string {
  const { decision } = table.view;
  if (!decision) return '';
  const sentence = table.say(`decide-${decision.kind}`, fill(decision.kind, decision.facts, table.players));
  return plainText(sentence, (name, args) => table.words(name, ...args));
}
