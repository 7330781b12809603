/** What an effect takes back to the hand: played cards, unless the game sends settlers out instead. */

import { getContext, setContext } from 'svelte';
import type { SymbolName } from '../../../lib/symbols';
import type { Effect } from './types';

const KEY = Symbol('back');

/** In everything inside the calling component settlers come back. */
export function settlersComeBack(): void {
  setContext<SymbolName>(KEY, 'recall');
}

/** The sign of an effect that is something to do. */
export function useSign(): (effect: Effect) => SymbolName {
  const back = getContext<SymbolName | undefined>(KEY) ?? 'retrieve';
  return ({ kind }) => (kind === 'retrieve' ? back : 'upgrade');
}
