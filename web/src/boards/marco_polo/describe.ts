/** The table of Marco Polo in sentences, for those who listen. */

import type { Describe, Player, Say } from '../../lib/board';
import { bundleOf } from './things';
import { bundleWords, cardWords, contractWords, goalWords } from './tokens';
import type { MarcoPoloParts, MarcoPoloView, Traveller } from './types';

export const describe: Describe<MarcoPoloView, MarcoPoloParts> = ({ view, parts, seat, players, say }) => {
  const own = seat === null ? undefined : view.travellers[seat];
  const nameOf = (who: number | null): string => players.find((player) => player.seat === who)?.name ?? '';
  const ordered = [...players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return [
    say('marco_polo-board-tell-round', { round: view.round, player: nameOf(view.first) }),
    ...(view.next_first === null ? [] : [say('marco_polo-board-tell-next', { player: nameOf(view.next_first) })]),
    ...spaces(view, nameOf, say),
    ...row(view, parts, say),
    ...cities(view, parts, say),
    ...ordered.flatMap((player) => traveller(view.travellers[player.seat], player, parts, say)),
    ...(own?.goals ? [say('marco_polo-board-tell-goals', { goals: goals(own.goals, parts, say) })] : []),
  ];
};

function spaces(view: MarcoPoloView, nameOf: (seat: number | null) => string, say: Say): string[] {
  const numbers = [...new Set(view.placed.map(({ space }) => space))].sort((a, b) => a - b);
  const lying = numbers.map((space) => {
    const dice = view.placed
      .filter((die) => die.space === space)
      .map(({ seat, value }) =>
        say('marco_polo-board-tell-die', {
          player: seat === null ? say('marco_polo-die-neutral') : nameOf(seat),
          value,
        }),
      );
    return say('marco_polo-board-tell-space', { space: say('marco_polo-space', { space }), dice: dice.join(', ') });
  });
  return lying.length === 0 ? [] : [say('marco_polo-board-tell-spaces', { spaces: lying.join('; ') })];
}

function row(view: MarcoPoloView, parts: MarcoPoloParts, say: Say): string[] {
  const contracts = view.row.map((contract, n) =>
    say('marco_polo-board-tell-place', { position: n + 1, thing: contractWords(parts.contracts[contract]!, say) }),
  );
  return [
    say('marco_polo-board-tell-row', { contracts: contracts.join(' ') || say('marco_polo-none') }),
    say('marco_polo-board-tell-supply', { black: view.black_dice, special: view.special }),
  ];
}

function cities(view: MarcoPoloView, parts: MarcoPoloParts, say: Say): string[] {
  const at = (place: string, thing: string): string =>
    say('marco_polo-board-tell-place', { position: say(`marco_polo-place-${place}`), thing });
  const cards = parts.city_slots.map((city, slot) =>
    at(city, cardWords(parts.city_cards[view.city_cards[slot]!]!, say)),
  );
  const ofKind = (kind: string): string[] => parts.places.filter((one) => one.kind === kind).map(({ key }) => key);
  const inCities = ofKind('city').flatMap((city, n) => {
    const token = view.city_bonuses[n] ?? null;
    return token === null ? [] : [at(city, bundleWords(parts.city_bonuses[token]!, say))];
  });
  const inProvinces = ofKind('province').map((province, n) =>
    at(province, bundleWords(parts.province_bonuses[view.province_bonuses[n]!]!.reward, say)),
  );
  return [
    say('marco_polo-board-tell-cards', { cards: cards.join(' ') }),
    say('marco_polo-board-tell-bonuses', { bonuses: [...inCities, ...inProvinces].join('; ') }),
  ];
}

function traveller(one: Traveller | undefined, player: Player, parts: MarcoPoloParts, say: Say): string[] {
  if (!one) return [];
  const none = say('marco_polo-none');
  const places = (numbers: readonly number[]): string =>
    numbers.map((place) => say(`marco_polo-place-${parts.places[place]!.key}`)).join(', ') || none;
  const active = one.active.filter((contract) => contract !== null);
  return [
    say('marco_polo-board-tell-traveller', {
      player: player.name,
      character: one.character === null ? none : say(`marco_polo-character-${parts.characters[one.character]!.key}`),
      points: one.vp,
      store: bundleWords(bundleOf(one.store), say),
      dice: one.dice.map(({ value }) => (value === 0 ? '?' : String(value))).join(', ') || none,
      completed: one.completed.length,
      figures: places(one.figures),
      posts: places(one.posts),
    }),
    say('marco_polo-board-tell-contracts', {
      player: player.name,
      contracts: active.map((contract) => contractWords(parts.contracts[contract]!, say)).join(' ') || none,
    }),
  ];
}

function goals(numbers: readonly number[], parts: MarcoPoloParts, say: Say): string {
  return numbers.map((number) => goalWords(parts.goals[number]!, say)).join('; ') || say('marco_polo-none');
}
