/** How the goods look, by their keys, and small sums over them. */

import type { SymbolName } from '../../lib/symbols';
import type { Goods } from './types';

interface Look {
  readonly symbol: SymbolName;
  readonly tint: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  gold: { symbol: 'ingot', tint: '#b9851b' },
  silver: { symbol: 'ewer', tint: '#66737c' },
  jade: { symbol: 'jade', tint: '#1f7d68' },
  glass: { symbol: 'glass', tint: '#2f6ca3' },
  spice: { symbol: 'anise', tint: '#a8432a' },
  bamboo: { symbol: 'bamboo', tint: '#6f7f22' },
  tea: { symbol: 'tea', tint: '#35692f' },
  paper: { symbol: 'paper', tint: '#8f6a33' },
  wool: { symbol: 'sheep', tint: '#76567c' },
  silk: { symbol: 'silk', tint: '#a52f63' },
};

export function lookOf(key: string): Look {
  return LOOKS[key] ?? { symbol: 'card', tint: 'var(--soft)' };
}

export function total(goods: Goods): number {
  return goods.reduce((sum, number) => sum + number, 0);
}

/** Every single card as its good, lowest number first. */
export function spread(goods: Goods): number[] {
  return goods.flatMap((number, good) => Array.from({ length: number }, () => good));
}
