/** One symbol set for the whole house. */

export { default as Drawn } from './Drawn.svelte';
export { default as Symbol } from './Symbol.svelte';
export { CUBES, SYMBOLS, type SymbolName } from './set';
