/** Brings what can be chosen into sight when a new question is asked and nothing of it is seen. */

import { tick } from 'svelte';
import { calm } from '../../lib/movement/calm';
import type { Table } from './table';

/** Things that stay in sight anyway, or that are asked for on every turn. */
const ALWAYS_SEEN = ['', 'turn', 'choose_die'];

export function attend(table: Table): void {
  let before = '';

  $effect(() => {
    const { decision } = table;
    const fresh = decision !== before && !ALWAYS_SEEN.includes(decision);
    before = decision;
    if (fresh) void tick().then(show);
  });
}

function show(): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-board] .lit')];
  const seen = lit.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  if (!seen) lit[0]?.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
}
