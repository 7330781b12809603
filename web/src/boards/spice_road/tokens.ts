/** The symbols of Spice Road in words, where no picture can stand. */

import type { Say, TokenWords } from '../../lib/board';
import { CHOICE_GIVE, CHOICE_TAKE } from './cubes';
import type { Cubes, Effect, SpiceRoadParts, TradeCardPart } from './types';

const COLOURS = ['yellow', 'red', 'green', 'brown'];

export const tokenWords: TokenWords<SpiceRoadParts> = (name, args, parts, say) => {
  const numbers = args.map(Number);
  const first = numbers[0] ?? 0;
  if (name === 'cubes') return cubesInWords(numbers, say);
  if (name === 'cube') return say(`century-cube-${COLOURS[first]}`);
  if (name === 'gold' || name === 'silver') return say(`spice_road-board-${name}`);
  const card = parts.trade_cards[first];
  if (name === 'card' && card) return cardInWords(card, say);
  const order = parts.point_cards[first];
  if (name === 'point' && order) {
    return say('spice_road-board-point', { points: order.points, cost: cubesInWords(order.cost, say) });
  }
  const deal = parts.deals[first];
  if (name === 'deal' && deal) {
    return say('spice_road-board-deal-told', { effects: effectsInWords(deal.effects, say) });
  }
  return '';
};

/** Cubes as `2 yellow, 1 green`. */
export function cubesInWords(cubes: Cubes, say: Say): string {
  const found = cubes.flatMap((number, colour) =>
    number > 0 ? [say('spice_road-board-cubes', { number, colour: COLOURS[colour] ?? '' })] : [],
  );
  return found.length > 0 ? found.join(', ') : say('spice_road-board-no-cubes');
}

function cardInWords(card: TradeCardPart, say: Say): string {
  if (card.kind === 'produce') return say('spice_road-board-card-produce', { take: cubesInWords(card.take, say) });
  if (card.kind === 'upgrade') return say('spice_road-board-card-upgrade', { steps: card.steps });
  if (card.kind === 'exchange') {
    return say('spice_road-board-card-exchange', {
      give: cubesInWords(card.give, say),
      take: cubesInWords(card.take, say),
    });
  }
  return say('spice_road-board-card-special', { effects: effectsInWords(card.effects, say) });
}

function effectsInWords(effects: readonly Effect[], say: Say): string {
  return effects.map((effect) => effectInWords(effect, say)).join(', ');
}

function effectInWords(effect: Effect, say: Say): string {
  const key = `spice_road-board-effect-${effect.kind}`;
  if (effect.kind === 'gain' || effect.kind === 'all_gain')
    return say(key, { cubes: cubesInWords(effect.amount, say) });
  if (effect.kind !== 'choice') return say(key, { number: effect.amount });
  const [one, other] = CHOICE_TAKE.map((cubes) => cubesInWords(cubes, say));
  return say(key, { give: cubesInWords(CHOICE_GIVE, say), one: one ?? '', other: other ?? '' });
}
