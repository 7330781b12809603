/** When a board is scaled to the room it has, instead of being scrolled: on wide screens. */
export const FITTED = '(min-width: 1200px) and (min-height: 640px)';
