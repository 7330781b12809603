/** The settlers' table as the pieces of the sea know one: islands and captains, without ports, harvests and fares. */

import type { BoardProps } from '../../../../lib/board';
import type { Captain, SeaParts, SeaView } from '../types';
import type { SettledParts, SettledView, Voyager } from './types';

const seas = new WeakMap<SettledView, SeaView>();
const seaParts = new WeakMap<SettledParts, SeaParts>();

function captainOf({ cubes, storage, ship, built, board_points, claimed }: Voyager): Captain {
  return {
    cubes: [...cubes],
    storage,
    ship,
    free_steps: 0,
    built: [...built],
    board_points,
    bonus: {},
    claimed_count: claimed.length,
    claimed: null,
  };
}

export function seaOf(view: SettledView): SeaView {
  let sea = seas.get(view);
  if (!sea) {
    sea = {
      ...view,
      ports: [],
      demand_pile: 0,
      closed_within: null,
      bonus_stock: {},
      starting_sets: [],
      journeys: [],
      demands_to_end: 0,
      captains: view.pioneers.map(captainOf),
    };
    seas.set(view, sea);
  }
  return sea;
}

export function seaPartsOf(parts: SettledParts): SeaParts {
  let found = seaParts.get(parts);
  if (!found) {
    found = {
      symbols: parts.trade_symbols,
      storage: 0,
      room_per_hold_tile: 0,
      demands: [],
      demands_to_end: 0,
      bonus_kinds: [],
      starting_sets: [],
      player_board: parts.player_board,
    };
    seaParts.set(parts, found);
  }
  return found;
}

/** What the shell gave to the board, with the sea in place of the settlement. */
export class AtSea implements BoardProps<SeaView, SeaParts> {
  readonly #given: () => BoardProps<SettledView, SettledParts>;

  constructor(given: () => BoardProps<SettledView, SettledParts>) {
    this.#given = given;
  }

  get view() {
    return seaOf(this.#given().view);
  }

  get parts() {
    return seaPartsOf(this.#given().parts);
  }

  get moves() {
    return this.#given().moves;
  }

  get choices() {
    return this.#given().choices;
  }

  get seat() {
    return this.#given().seat;
  }

  get players() {
    return this.#given().players;
  }

  get choose() {
    return this.#given().choose;
  }

  get whyNot() {
    return this.#given().whyNot;
  }

  get say() {
    return this.#given().say;
  }

  get rich() {
    return this.#given().rich;
  }

  get moveText() {
    return this.#given().moveText;
  }

  get motion() {
    return this.#given().motion;
  }

  get news() {
    return this.#given().news;
  }

  get pointed() {
    return this.#given().pointed;
  }
}
