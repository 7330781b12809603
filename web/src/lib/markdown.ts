/** The rules pages: headings, numbered clauses, lists, tables. Just as much Markdown as they use, and no HTML. */

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'clause'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly words: Inline[] }
  | { readonly kind: 'clause'; readonly clause: string; readonly words: Inline[] }
  | { readonly kind: 'item'; readonly depth: number; readonly words: Inline[] }
  | { readonly kind: 'paragraph'; readonly words: Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly head: Inline[][]; readonly rows: Inline[][][] };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\*(?<em>[^*\s][^*]*)\*|\[(?<text>[^\]]+)\]\((?<to>[^)\s]+)\)|\b(?<clause>[A-Z][A-Z0-9]{1,3}-\d+[a-z]?)\b/g;
/** A bullet with a bold id, which may carry a name: `- **SR-60a**`, `- **DH-55 Artist**`. */
const CLAUSE = /^- \*\*([A-Z][A-Z0-9]{1,3}-\d+[a-z]?)\b([^*]*)\*\*\s*(.*)$/;

export function inline(source: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const hit of source.matchAll(INLINE)) {
    if (hit.index > from) found.push({ kind: 'text', text: source.slice(from, hit.index) });
    const { strong, code, em, text, to, clause } = hit.groups ?? {};
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (clause !== undefined) found.push({ kind: 'clause', text: clause });
    else if (text !== undefined && to !== undefined) found.push({ kind: 'link', text, to });
    from = hit.index + hit[0].length;
  }
  if (from < source.length) found.push({ kind: 'text', text: source.slice(from) });
  return found;
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function blocks(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const found: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const clause = CLAUSE.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (line.startsWith('```')) {
      const start = at + 1;
      while (++at < lines.length && !lines[at]!.startsWith('```'));
      found.push({ kind: 'code', text: lines.slice(start, at).join('\n') });
    } else if (heading) {
      found.push({ kind: 'heading', level: heading[1]!.length, words: inline(heading[2]!) });
    } else if (line.startsWith('|')) {
      const rows: Inline[][][] = [];
      const head = cells(line);
      for (at += 2; at < lines.length && lines[at]!.startsWith('|'); at++) rows.push(cells(lines[at]!));
      at--;
      found.push({ kind: 'table', head, rows });
    } else if (clause) {
      const name = clause[2]!.trim();
      found.push({ kind: 'clause', clause: clause[1]!, words: inline(`${name ? `**${name}** ` : ''}${clause[3]!}`) });
    } else if (item) {
      found.push({ kind: 'item', depth: Math.floor(item[1]!.length / 2), words: inline(item[2]!) });
    } else if (line.trim()) {
      const last = found.at(-1);
      const goesOn = at > 0 && lines[at - 1]!.trim() !== '' && last && 'words' in last && last.kind !== 'heading';
      if (goesOn) last.words.push({ kind: 'text', text: ' ' }, ...inline(line.trim()));
      else found.push({ kind: 'paragraph', words: inline(line.trim()) });
    }
  }
  return found;
}

/** The words of a block, for searching. */
export function blockText(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'table')
    return [block.head, ...block.rows]
      .flat(2)
      .map((part) => part.text)
      .join(' ');
  const words = block.words.map((part) => part.text).join('');
  return block.kind === 'clause' ? `${block.clause} ${words}` : words;
}
