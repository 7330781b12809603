/** The table of Merchants of Dunhuang, as the parts of its board share it. */

import type { BoardProps, Move } from '../../lib/board';
import * as shared from '../../lib/table';
import { plainText } from '../../lib/text/segments';
import { tokenWords } from './tokens';
import type { CharacterPart, DunhuangParts, DunhuangView, GoodPart, Trader, Way } from './types';

export type Props = BoardProps<DunhuangView, DunhuangParts>;

export class Table extends shared.Table<DunhuangView, DunhuangParts> {
  /** The own trader, or nothing for somebody watching. */
  get own(): Trader | undefined {
    return this.seat === null ? undefined : this.view.traders[this.seat];
  }

  good(good: number): GoodPart {
    return this.parts.goods[good]!;
  }

  goodName(good: number): string {
    return this.say(`good-${this.good(good).key}`);
  }

  /** The character at a position of the circle. */
  at(position: number): CharacterPart {
    return this.parts.characters[this.view.circle[position]!]!;
  }

  characterName(character: CharacterPart): string {
    return this.say(`character-${character.key}`);
  }

  /** The one sentence of a character, and its clause. */
  aboutCharacter(character: CharacterPart): string {
    const sentence = this.inWords(this.say(`character-${character.key}-about`));
    return `${this.characterName(character)}. ${sentence} (${character.clause})`;
  }

  /** Whether this character asks for the decision. */
  asking(character: string): boolean {
    return this.parts.characters[this.view.decision?.facts.character ?? -1]?.key === character;
  }

  /** The way of the camel to a position, once it stands somewhere. */
  wayTo(position: number): Way | undefined {
    return this.view.ways[position];
  }

  /** What a click on a position of the circle means: putting the camel there, or leading it there. */
  goTo(position: number): Move | undefined {
    const way = this.wayTo(position);
    return way ? this.find('walk', way.steps) : this.find('camel', position + 1);
  }

  /** The goods whose token a seat owns; those in the supply for null. */
  tokensOf(seat: number | null): number[] {
    return this.view.tokens.flatMap((token, good) => (token.in_play && token.owner === seat ? [good] : []));
  }

  /** A sentence with its symbols told in words. */
  inWords(sentence: string): string {
    return plainText(sentence, (name, args) => tokenWords(name, args, this.parts, this.sayAny));
  }
}

export function shareTable(props: () => Props): Table {
  return shared.shareTable(new Table(props));
}

export const useTable = (): Table => shared.useTable<Table>();
