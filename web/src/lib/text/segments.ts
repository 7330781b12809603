/** Sentences carry symbols as tokens, `[[cubes 2 1 0 0]]`; here they are told apart from the words. */

import type { Segment } from '../board';

const TOKEN = /\[\[([a-z_-]+)((?: [^\]\s]+)*)\]\]/g;

export function segments(sentence: string): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  for (const hit of sentence.matchAll(TOKEN)) {
    if (hit.index > from) found.push({ kind: 'text', text: sentence.slice(from, hit.index) });
    found.push({ kind: 'token', name: hit[1]!, args: (hit[2] ?? '').split(' ').filter(Boolean) });
    from = hit.index + hit[0].length;
  }
  if (from < sentence.length) found.push({ kind: 'text', text: sentence.slice(from) });
  return found;
}

/** A name somebody chose, made safe for a sentence: it can never pass for a token. */
export function nameText(name: string): string {
  return name.replaceAll('[[', '[\u200b[');
}

/** The sentence with every symbol told in words. */
export function plainText(sentence: string, words: (name: string, args: readonly string[]) => string): string {
  return segments(sentence)
    .map((part) => (part.kind === 'text' ? part.text : words(part.name, part.args)))
    .join('');
}
