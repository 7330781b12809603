import type { GameOption, OptionValue } from '../../lib/protocol';

export type Chosen = Record<string, OptionValue>;

/** All disputed rulings at once: ours, those nearest to the printed rulebook, or some of each. */
export const RULINGS = ['ours', 'as_printed'] as const;
export type Rulings = (typeof RULINGS)[number] | 'own';

/** Two sets of rulings are worth a choice only where they differ. */
export function rulingsDiffer(options: readonly GameOption[]): boolean {
  return options.some((option) => option.printed !== null && option.printed !== option.default);
}

export function rulingsOf(options: readonly GameOption[], chosen: Chosen): Rulings {
  return RULINGS.find((rulings) => under(options, rulings).every(([name, value]) => chosen[name] === value)) ?? 'own';
}

export function withRulings(options: readonly GameOption[], chosen: Chosen, rulings: Rulings): Chosen {
  return { ...chosen, ...Object.fromEntries(under(options, rulings)) };
}

function under(options: readonly GameOption[], rulings: Rulings): [string, OptionValue][] {
  return options
    .filter((option) => option.printed !== null)
    .map((option) => [option.name, rulings === 'ours' ? option.default : option.printed!]);
}
