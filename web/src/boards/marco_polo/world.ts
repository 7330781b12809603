/** The map as the table has it now: who stands where, what lies where, what can be chosen. */

import type { Way } from '../../lib/move_sequence.svelte';
import type { FigureState, MapModel, PlaceState, Post, Price } from './map/model';
import { PLACE_IDS, type PlaceId } from './map/places';
import { between } from './map/routes';
import type { RouteId } from './map/routes';
import type { Table } from './table';
import type { Reached } from './types';

export function worldOf(table: Table, walk: readonly PlaceId[]): MapModel {
  const home = table.view.travellers[table.seat ?? table.view.active]?.figures[0] ?? 0;
  return {
    players: table.players,
    places: Object.fromEntries(PLACE_IDS.map((place) => [place, stateOf(table, place)])) as Record<PlaceId, PlaceState>,
    prices: pricesOf(table),
    figures: figuresOf(table),
    slots: table.parts.beijing_vp,
    reachable: choosable(table),
    walks: walk.length > 1 ? [walk] : [],
    home: table.placeId(home),
  };
}

/** The ways to a place in reach, one for each figure, the cheapest first. */
export function wayTo(table: Table, place: PlaceId): Reached[] {
  return table.deciding ? table.view.reach.filter((one) => table.placeId(one.place) === place) : [];
}

/** A walk to a place in reach: the way there is known ahead. */
export function walkOf(table: Table, aim: Reached): Way<Reached> {
  const { figure, way } = aim;
  const made = (): number => way.indexOf(table.own?.figures[figure - 1] ?? -1) + 1;
  const ahead = (): ReturnType<Table['find']>[] => way.slice(made()).map((place) => table.find('go', figure, place));
  return {
    aim,
    made,
    next: () => (table.can(ahead()[0]) ? ahead().filter((move) => move !== undefined) : null),
  };
}

/** The move a press on a place means where no walk is chosen. */
export function moveAt(table: Table, place: PlaceId): ReturnType<Table['find']> {
  const number = table.placeNumber(place);
  switch (table.decision) {
    case 'arrivals':
      return table.find('post', number);
    case 'relocate':
      return table.find('relocate', number);
    case 'copy':
      return table.find('copy', table.provinceToken(place) ?? -1);
    case 'use_again':
      return table.find('province', number);
    case 'walk':
    case 'step':
      return table.choicesOf('go').find(({ facts }) => facts.place === number)?.move ?? table.find('go', 1, number);
    default:
      return undefined;
  }
}

function choosable(table: Table): Partial<Record<PlaceId, Price | null>> {
  const found: Partial<Record<PlaceId, Price | null>> = {};
  for (const place of PLACE_IDS) {
    const [best] = wayTo(table, place);
    if (best) found[place] = { coin: best.coins, camel: best.camels };
    else if (table.can(moveAt(table, place))) found[place] = null;
  }
  return found;
}

function stateOf(table: Table, place: PlaceId): PlaceState {
  const number = table.placeNumber(place);
  const { kind } = table.parts.places[number]!;
  const name = kind === 'oasis' ? '' : table.placeName(place);
  const bonus = table.bonusAt(place);
  const about = table.say(`board-about-${kind}`);
  return {
    name,
    label: [table.placeName(place), ...contents(table, place, number)].join('. '),
    about: bonus ? `${about} ${table.say('board-bonus', { gain: table.bundle(bonus) })}` : about,
    posts: kind === 'beijing' ? beijingPosts(table) : postsIn(table, number),
    bonus: bonus !== null,
  };
}

/** What a screen reader says of a place besides its name. */
function contents(table: Table, place: PlaceId, number: number): string[] {
  const found: string[] = [];
  const [way] = wayTo(table, place);
  if (way) found.push(table.say('board-go', { steps: way.steps, coins: way.coins, camels: way.camels }));
  else {
    const move = moveAt(table, place);
    if (table.can(move)) found.push(table.moveText(move));
  }
  const names = (seats: readonly number[]): string => seats.map((seat) => table.player(seat)?.name ?? '').join(', ');
  const those = (has: (seat: number) => boolean): number[] =>
    table.view.travellers.flatMap((_, seat) => (has(seat) ? [seat] : []));
  const here = those((seat) => table.view.travellers[seat]!.figures.includes(number));
  const built = those((seat) => table.view.travellers[seat]!.posts.includes(number));
  const bonus = table.bonusAt(place);
  if (bonus) found.push(table.say('board-bonus', { gain: table.bundle(bonus) }));
  if (built.length > 0) found.push(table.say('board-posts-of', { players: names(built) }));
  if (here.length > 0) found.push(table.say('board-figures-of', { players: names(here) }));
  return found;
}

function postsIn(table: Table, place: number): Post[] {
  return table.view.travellers.flatMap(({ posts }, seat) => (posts.includes(place) ? [{ seat }] : []));
}

function beijingPosts(table: Table): Post[] {
  return table.view.beijing.flatMap((seat, slot) => (seat === null ? [] : [{ seat, slot }]));
}

function figuresOf(table: Table): FigureState[] {
  return table.view.travellers.flatMap(({ figures }, seat) =>
    figures.map((place, index) => ({ seat, index, place: table.placeId(place), ...walked(table, seat, index, place) })),
  );
}

/** The places a figure has just come through, as the news tell. */
function walked(table: Table, seat: number, index: number, place: number): Pick<FigureState, 'walked'> {
  const steps = table.news.filter(
    ({ kind, seat: who, facts }) => kind === 'went' && who === seat && Number(facts.figure) === index + 1,
  );
  const last = steps.at(-1);
  if (!last || Number(last.facts.place) !== place) return {};
  const way = [Number(steps[0]!.facts.origin), ...steps.map(({ facts }) => Number(facts.place))];
  return { walked: way.map((number) => table.placeId(number)) };
}

function pricesOf(table: Table): Record<RouteId, Price> {
  return Object.fromEntries(
    table.parts.routes.map(({ a, b, cost }) => [
      between(a as PlaceId, b as PlaceId),
      { coin: cost.coin ?? 0, camel: cost.camel ?? 0 },
    ]),
  ) as Record<RouteId, Price>;
}
