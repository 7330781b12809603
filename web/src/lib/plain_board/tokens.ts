import type { TokenWords } from '../board';

/** A symbol nobody has drawn, as it is written. */
export const tokenWords: TokenWords = (name, args) => [name, ...args].join(' ');
