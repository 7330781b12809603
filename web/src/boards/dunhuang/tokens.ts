/** The symbols of Dunhuang in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import type { DunhuangParts } from './types';

export const tokenWords: TokenWords<DunhuangParts> = (name, args, parts, say) => {
  const number = Number(args[0] ?? 0);
  const good = parts.goods[number];
  if (name === 'good' && good) return say(`dunhuang-good-${good.key}`);
  const character = parts.characters[number];
  if (name === 'character' && character) return say(`dunhuang-character-${character.key}`);
  if (name === 'coin' || name === 'prestige') return say(`dunhuang-sign-${name}`);
  return '';
};
