/** What the moves with settlers, forts and trade routes are about; mirrors `caravanserai.texts.move_facts.settlement`. */

import type { Facts, Move, TableView } from '../../lib/board';
import { CHOICE_GIVE, CHOICE_TAKE } from './choice';

type Cubes = readonly number[];

interface Exchange {
  readonly give: Cubes;
  readonly take: Cubes;
}

interface Location extends Exchange {
  readonly location: number;
  readonly id: string;
  readonly kind: string;
  readonly steps: number;
  readonly fort: number | null;
  readonly market: number | null;
  readonly tile: number | null;
  readonly holder: number | null;
  readonly settlers: number;
  readonly price: number | null;
  readonly tools_cubes: number;
}

interface Pioneer {
  readonly settlers_placed: number;
  readonly settlers_on_route?: number;
  readonly ship?: number;
}

export interface SettlementTable<Owner extends Pioneer = Pioneer> extends TableView {
  readonly locations: readonly Location[];
  readonly point_row: readonly (number | null)[];
  readonly trade_row?: readonly (number | null)[];
  readonly stacks: readonly { readonly home: string; readonly tile: number | null; readonly left: number }[];
  readonly spaces?: readonly { readonly market: Exchange | null }[];
  readonly beside: readonly number[];
  readonly pioneers: readonly Owner[];
}

interface RouteCard {
  readonly card: number;
  readonly price: number | null;
}

export interface TradeCards {
  readonly trade_cards: readonly Exchange[];
}

interface Deals {
  readonly deals: Readonly<Record<string, number>>;
}

/** Where an exploration tile covers no location. */
const BESIDE = -1;
/** A number that its text does not mention. */
const NONE = 0;
const ROUTE_LIMIT = 5;
/** The two places that each swap names, from 0. */
const PAIRS = Array.from({ length: ROUTE_LIMIT }, (_, first) =>
  Array.from({ length: ROUTE_LIMIT - first - 1 }, (_, more) => [first, first + more + 1] as const),
).flat();

/** Facts of a move at locations and forts; none for the other kinds. */
export function settlementFacts(move: Move, view: SettlementTable): Facts | null {
  const [first = 0] = move.args;
  const asked = view.decision?.facts;
  switch (move.kind) {
    case 'work':
      return workFacts(view, first);
    case 'rest': {
      const own = pioneer(view);
      return own ? { settlers: own.settlers_placed + (own.settlers_on_route ?? 0) } : null;
    }
    case 'claim':
      return named('card', asked?.card);
    case 'tile':
      return named('tile', view.stacks[first - 1]?.tile);
    case 'explore': {
      const covered = view.locations.find((here) => here.tile === first);
      if (!covered && !view.beside.includes(first)) return null;
      return { tile: first, location: covered?.location ?? BESIDE };
    }
    case 'recall':
      return { location: first };
    case 'times':
      return exchange(
        view.locations.find((here) => here.location === asked?.location),
        first,
      );
    case 'upgrade':
    case 'discard':
      return { colour: first };
    default:
      return {};
  }
}

/** Whether a move is about the trade card of a market or route. */
export function isAboutCard(move: Move, view: TableView): boolean {
  return (
    ['use', 'take', 'deal', 'choose'].includes(move.kind) || (move.kind === 'times' && view.decision?.kind === 'times')
  );
}

/** Facts of a move with the trade card of a market or route. */
export function cardFacts(move: Move, view: TableView & Deals, parts: TradeCards): Facts | null {
  const [first = 0] = move.args;
  if (move.kind === 'choose') return { gave: CHOICE_GIVE, took: CHOICE_TAKE[first - 1] ?? [] };
  const card = view.decision?.facts.card;
  if (card === undefined) return null;
  if (move.kind === 'times') return exchange(parts.trade_cards[card], first);
  if (move.kind !== 'deal') return { card };
  const deal = view.deals[card];
  return deal === undefined ? null : { card, deal };
}

/** Facts of a move with a card of one's own trade route. */
export function routeFacts(
  move: Move,
  view: SettlementTable<Pioneer & { readonly route: readonly RouteCard[] }>,
): Facts | null {
  const [position = 0] = move.args;
  const cards = pioneer(view)?.route ?? [];
  if (move.kind === 'swap') {
    const [first, second] = PAIRS[position] ?? [ROUTE_LIMIT, ROUTE_LIMIT];
    const [one, other] = [cards[first], cards[second]];
    return one && other ? { first: first + 1, second: second + 1, card: one.card, old: other.card } : null;
  }
  const here = cards[position - 1];
  if (!here) return null;
  const facts = { position, card: here.card };
  if (move.kind !== 'route') return facts;
  return here.price === null ? null : { ...facts, settlers: here.price };
}

/** The things of the one who decides. */
export function pioneer<Owner extends Pioneer>(view: SettlementTable<Owner>): Owner | undefined {
  return view.pioneers[view.deciding[0] ?? 0];
}

/** What an exchange gives and takes when it is made so often. */
export function exchange(place: Exchange | null | undefined, times: number): Facts | null {
  if (!place) return null;
  const often = (cubes: Cubes): number[] => cubes.map((count) => count * times);
  return { times, gave: often(place.give), took: often(place.take) };
}

/** What the location does, what it costs the one looking, and who has to leave. */
function workFacts(view: SettlementTable, number: number): Facts | null {
  const here = view.locations.find(({ location }) => location === number);
  if (!here || here.price === null) return null;
  const facts = {
    location: number,
    kind: here.kind,
    settlers: here.price,
    gave: here.give,
    took: here.take,
    steps: here.steps,
    point: NONE,
    tiles: view.stacks.filter(({ home, left }) => home === here.id && left > 0).length,
    card: NONE,
    tools: [0, here.tools_cubes, 0, 0],
    rival: here.holder ?? NONE,
    displaced: here.settlers,
  };
  if (here.kind === 'fort') return { ...facts, ...lying('fort', 'point', view.point_row[(here.fort ?? 0) - 1]) };
  if (here.kind === 'market') return { ...facts, ...lying('market', 'card', view.trade_row?.[(here.market ?? 0) - 1]) };
  if (here.kind !== 'ship_trade') return facts;
  const market = view.spaces?.[(pioneer(view)?.ship ?? 0) - 1]?.market;
  return { ...facts, ...(market ? { gave: market.give, took: market.take } : { kind: 'ship_at_sea' }) };
}

/** The card at a fort or market, or that there is none. */
function lying(kind: string, name: string, card: number | null | undefined): Facts {
  return named(name, card) ?? { kind: `${kind}_empty` };
}

function named(name: string, number: number | null | undefined): Facts | null {
  return number === null || number === undefined || number < 0 ? null : { [name]: number };
}
