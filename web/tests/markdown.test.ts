import { describe, expect, it } from 'vitest';
import { blocks, blockText, inline } from '../src/lib/markdown';

describe('words', () => {
  it('are strong, stressed, code, links and clauses', () => {
    expect(inline('**a** *b* `c` [d](e.md) SR-24a f')).toEqual([
      { kind: 'strong', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'd', to: 'e.md' },
      { kind: 'text', text: ' ' },
      { kind: 'clause', text: 'SR-24a' },
      { kind: 'text', text: ' f' },
    ]);
  });

  it('are never HTML', () => {
    expect(inline('<b onclick="x()">')).toEqual([{ kind: 'text', text: '<b onclick="x()">' }]);
  });
});

describe('blocks', () => {
  const kinds = (text: string): string[] => blocks(text).map(({ kind }) => kind);

  it('knows headings, clauses, items, code and paragraphs', () => {
    const text = '# Rules\n\n- **SR-1** One.\n- two\n  - three\n\n```\n# no heading\n```\nA line\nthat goes on';
    expect(kinds(text)).toEqual(['heading', 'clause', 'item', 'item', 'code', 'paragraph']);
    const [, , , deep, code, last] = blocks(text);
    expect(deep).toMatchObject({ depth: 1 });
    expect(code).toEqual({ kind: 'code', text: '# no heading' });
    expect(blockText(last!)).toBe('A line that goes on');
  });

  it('keeps the name of a clause', () => {
    const [artist] = blocks('- **DH-55 Artist** Draws.');
    expect(artist).toMatchObject({ kind: 'clause', clause: 'DH-55' });
    expect(blockText(artist!)).toBe('DH-55 Artist Draws.');
  });

  it('reads a clause over several lines', () => {
    expect(blockText(blocks('- **SR-1** One\n  and two.')[0]!)).toBe('SR-1 One and two.');
  });

  it('reads tables', () => {
    const [table, after] = blocks('| a | b |\n|---|---|\n| 1 | **2** |\n\nEnd');
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]] });
    expect(blockText(table!)).toBe('a b 1 2');
    expect(after?.kind).toBe('paragraph');
  });
});
