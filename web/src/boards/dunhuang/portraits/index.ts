/** The sixteen characters of Dunhuang, by their keys. */

import type { Drawing } from '../../../lib/symbols/drawing';
import { ambassador, artist, dancer, musician, princess, translator } from './court';
import { chineseMerchant, general, sogdianMerchant, soldier } from './road';
import { buddhist, maid, manichaean, peasant, servant, shepherd } from './town';

export const PORTRAITS: Readonly<Record<string, Drawing>> = {
  artist,
  musician,
  princess,
  dancer,
  translator,
  ambassador,
  soldier,
  general,
  chinese_merchant: chineseMerchant,
  sogdian_merchant: sogdianMerchant,
  maid,
  servant,
  shepherd,
  peasant,
  manichaean,
  buddhist,
};

/** The ground behind a portrait: one for each double-sided token of the circle. */
export const GROUNDS = [
  '#e3c078',
  '#e9b9a6',
  '#a9c3cf',
  '#c9b58e',
  '#b8c99a',
  '#d6c3dc',
  '#bcd3bb',
  '#93a9b4',
] as const;
