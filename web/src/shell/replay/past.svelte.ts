/** A finished or running game, gone through position by position. */

import { boardOf } from '../../boards';
import { api } from '../../lib/api';
import type { BoardFolder, Player, StoryEvent, TableView } from '../../lib/board';
import { gameWith, type KnownGame } from '../../lib/games';
import { playersOf } from '../../lib/identity';
import { seatNaming } from '../../lib/names';
import type { Position, Observation, TableInfo } from '../../lib/protocol';
import { tellTrouble } from '../../lib/text/telling';

export class Past {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<KnownGame | null>(null);
  folder = $state.raw<BoardFolder | null>(null);
  position = $state.raw<Position | null>(null);
  at = $state(0);
  total = $state(0);
  hidden = $state(false);
  /** From whose seat the past is seen when everything is shown. */
  from = $state<number | null>(null);
  pointed = $state.raw<StoryEvent | null>(null);
  /** The last step went one forward, so what happened may be shown moving. */
  stepped = $state(false);
  trouble = $state('');

  readonly #id: string;
  #kept = new Map<string, Promise<Position>>();

  constructor(id: string) {
    this.#id = id;
  }

  players = $derived.by((): Player[] => (this.info ? playersOf(this.info, seatNaming) : []));
  observation = $derived.by((): Observation | null => {
    const { position } = this;
    if (!position) return null;
    return position.observations.find((observation) => observation.seat === this.from) ?? position.observation;
  });
  view = $derived.by((): TableView | null => this.observation?.view ?? null);
  news = $derived.by((): StoryEvent[] => (this.stepped ? (this.position?.log.at(-1)?.story ?? []) : []));

  async open(at: number | null): Promise<void> {
    try {
      this.info = await api.table(this.#id);
      const { game, options, your_seats } = this.info;
      this.from = your_seats[0] ?? 0;
      [this.game, this.folder] = await Promise.all([gameWith(game, options), boardOf(game)]);
      const first = await this.#fetch(0);
      this.total = first.total;
      await this.go(at ?? 0);
    } catch (refusal) {
      this.trouble = tellTrouble(refusal);
    }
  }

  async go(to: number): Promise<void> {
    const next = Math.min(Math.max(0, to), this.total);
    this.stepped = next === this.at + 1;
    this.at = next;
    const found = await this.#fetch(next);
    if (this.at !== next) return;
    this.position = found;
    if (next < this.total) void this.#fetch(next + 1);
  }

  async show(hidden: boolean): Promise<void> {
    this.hidden = hidden;
    await this.go(this.at);
  }

  #fetch(n: number): Promise<Position> {
    const key = `${n} ${this.hidden}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const asked = api.position(this.#id, n, this.hidden);
    asked.catch(() => this.#kept.delete(key));
    this.#kept.set(key, asked);
    return asked;
  }
}
