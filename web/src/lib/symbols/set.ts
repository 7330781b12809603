/** All symbols of the house by name. */

import { CARDS } from './cards';
import { COINS } from './coins';
import type { Drawing } from './drawing';
import { GOODS } from './goods';
import { GUILD } from './guild';
import { ISLES } from './isles';
import { ROAD } from './road';
import { SETTLING } from './settling';
import { SHAPES } from './shapes';
import { SIGNS } from './signs';
import { TRAVELS } from './travels';
import { WARES } from './wares';

export type SymbolName =
  | keyof typeof GOODS
  | keyof typeof COINS
  | keyof typeof CARDS
  | keyof typeof GUILD
  | keyof typeof ISLES
  | keyof typeof ROAD
  | keyof typeof SETTLING
  | keyof typeof SHAPES
  | keyof typeof SIGNS
  | keyof typeof TRAVELS
  | keyof typeof WARES;

export const SYMBOLS: Readonly<Record<SymbolName, Drawing>> = {
  ...GOODS,
  ...COINS,
  ...CARDS,
  ...GUILD,
  ...ISLES,
  ...ROAD,
  ...SETTLING,
  ...SHAPES,
  ...SIGNS,
  ...TRAVELS,
  ...WARES,
};

/** The four cube colours of the Century games from lowest to highest (SR-1). */
export const CUBES = ['yellow', 'red', 'green', 'brown'] as const;
