/** The ink of each kind of card. */
export const TINTS = {
  produce: 'var(--brass)',
  exchange: 'var(--sea)',
  upgrade: 'var(--clay)',
  special: 'var(--player-2, #6d3f83)',
  point: 'var(--sea)',
} as const;
