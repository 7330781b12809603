/** What a card about something says: the sentence, and by themselves the clauses of the rules it stands on. */

const CLAUSES = /\s*\(([A-Z]{2,3}-\d[^()]*)\)/g;

export interface Words {
  readonly sentence: string;
  readonly clauses: readonly string[];
}

export function wordsOf(told: string): Words {
  return {
    sentence: told.replace(CLAUSES, '').trim(),
    clauses: [...told.matchAll(CLAUSES)].map(([, clause]) => clause!),
  };
}
