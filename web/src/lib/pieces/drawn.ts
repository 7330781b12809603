/** The table around a sentence knows how its symbols are drawn. */

import { getContext, setContext, type Component } from 'svelte';
import type { TableView, TokenProps } from '../board';

interface Drawn {
  readonly Token: Component<TokenProps>;
  readonly components: unknown;
  readonly options: TableView['options'];
}

const KEY = Symbol('drawn');

export function drawWith(table: () => Drawn | null): void {
  setContext(KEY, table);
}

export function drawn(): () => Drawn | null {
  return getContext<(() => Drawn | null) | undefined>(KEY) ?? (() => null);
}
