/** The table as the person at this screen has it: which seat they look from, what they may do, what was asked. */

import { boardOf } from '../../boards';
import type { BoardFolder, Move, Player, StoryEvent, TableView } from '../../lib/board';
import { gameOf, type KnownGame } from '../../lib/games';
import { playersOf } from '../../lib/identity';
import { LiveTable } from '../../lib/live.svelte';
import { seatName } from '../../lib/names';
import type { Sight } from '../../lib/protocol';
import { motion, settings } from '../../lib/settings.svelte';
import { inWords, tellMove, tellReason, tellRefusal, tellTrouble } from '../../lib/text/telling';

/** How long a forced choice can be seen before it plays itself. */
const FORCED_PAUSE = { slow: 1400, normal: 650, off: 250 };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Desk {
  readonly live: LiveTable;
  game = $state.raw<KnownGame | null>(null);
  folder = $state.raw<BoardFolder | null>(null);
  trouble = $state<{ sentence: string; clause: string } | null>(null);
  /** Why the table cannot be shown at all. */
  broken = $state('');
  hinted = $state<number | null>(null);
  pointed = $state.raw<StoryEvent | null>(null);
  sending = $state(false);
  /** The end screen was put aside to look at the board. */
  resultHidden = $state(false);
  /** With several people at one screen: whose turn at the device was confirmed last. */
  confirmed = $state<number | null>(null);
  #undoing = $state(false);
  /** The event that was on the table when the last command was sent. */
  #sentAt = -1;
  /** A forced choice that was gone back to waits for the person. */
  #held = $state(false);
  #loading = '';

  constructor(id: string) {
    this.live = new LiveTable(id);
  }

  info = $derived.by(() => this.live.info);
  players = $derived.by((): Player[] => (this.info ? playersOf(this.info, seatName) : []));
  shared = $derived.by(() => (this.info?.your_seats.length ?? 0) > 1);
  /** The own seat that decides now, if any. */
  wanted = $derived.by(() => this.info?.your_seats.find((seat) => this.info?.deciding.includes(seat)) ?? null);
  seat = $derived.by((): number | null => {
    const own = this.info?.your_seats ?? [];
    if (!this.shared) return own[0] ?? null;
    return this.confirmed ?? this.wanted ?? own[0] ?? null;
  });
  /** Hidden hands stay covered until the next player confirms. */
  covered = $derived.by(
    () => this.shared && this.info?.status === 'playing' && this.wanted !== null && this.wanted !== this.confirmed,
  );
  sight = $derived.by((): Sight | null => {
    const { sights } = this.live;
    return sights.find((sight) => sight.seat === this.seat) ?? sights[0] ?? null;
  });
  view = $derived.by((): TableView | null => this.sight?.view ?? null);
  deciding = $derived.by(() => this.wanted !== null && this.wanted === this.seat && !this.covered);
  choices = $derived.by((): Move[] => {
    if (!this.deciding || !this.game || !this.sight) return [];
    const { moves } = this.game;
    return this.sight.legal.map((id) => moves.byId(id)).filter((move) => move !== undefined);
  });
  legal = $derived.by(() => new Set(this.choices.map((move) => move.id)));
  news = $derived.by((): StoryEvent[] => this.live.news.flatMap((entry) => entry.story));
  /** The only thing that can be done, when it may play itself. Being done waits as long as something can be undone. */
  forced = $derived.by((): Move | null => {
    const [only, ...others] = this.choices;
    if (!only || others.length > 0 || !settings.playForced) return null;
    if (this.#undoing || this.#held || this.sending) return null;
    return only.kind === 'done' && this.sight?.undo === null ? null : only;
  });

  close(): void {
    this.live.close();
  }

  /** Fetch what the game needs, once it is known which game it is. */
  async prepare(game: string): Promise<void> {
    if (this.#loading === game) return;
    this.#loading = game;
    try {
      [this.game, this.folder] = await Promise.all([gameOf(game), boardOf(game)]);
    } catch (trouble) {
      this.broken = tellTrouble(trouble);
    }
  }

  forcedPause(): number {
    return FORCED_PAUSE[motion()];
  }

  choose = async (move: Move): Promise<void> => {
    if (this.seat === null) return;
    if (this.sending) {
      // What a move led to may be on the table before its acknowledgement: a press then is meant for what is seen now.
      if (this.live.event === this.#sentAt) return;
      while (this.sending) await pause(5);
    }
    if (!this.legal.has(move.id)) return this.whyNot(move);
    this.#held = false;
    await this.#command(() => this.live.move(this.seat!, move.id));
  };

  /** Take a move back, together with the forced ones that played themselves after it. */
  undo = async (): Promise<void> => {
    if (this.seat === null || this.#undoing) return;
    this.#undoing = true;
    while (this.sending) await pause(15);
    if (!this.sight || this.sight.undo) {
      if (this.sight?.undo) this.trouble = { sentence: tellReason(this.sight.undo), clause: this.sight.undo.clause };
      this.#undoing = false;
      return;
    }
    do {
      await this.#command(() => this.live.undo(this.seat!));
    } while (settings.playForced && this.choices.length === 1 && this.sight?.undo === null && !this.trouble);
    this.#undoing = false;
    this.#held = this.choices.length === 1;
  };

  whyNot = async (move: Move): Promise<void> => {
    if (this.seat === null) return;
    const reason = await this.live.why(this.seat, move.id);
    this.trouble = reason ? { sentence: tellReason(reason), clause: reason.clause } : null;
  };

  hint = async (): Promise<void> => {
    if (this.seat !== null) this.hinted = await this.live.hint(this.seat);
  };

  confirm = (): void => {
    this.confirmed = this.wanted;
  };

  sentence(move: Move): string {
    return this.folder && this.game && this.view
      ? tellMove(this.folder, move, this.view, this.game.parts, this.players)
      : move.text;
  }

  moveText = (move: Move): string =>
    this.folder && this.game ? inWords(this.folder, this.game.parts, this.sentence(move)) : move.text;

  async #command(send: () => ReturnType<LiveTable['move']>): Promise<void> {
    this.trouble = null;
    this.hinted = null;
    this.sending = true;
    const before = this.live.event;
    this.#sentAt = before;
    const answer = await send();
    if (answer.type === 'refused') {
      this.trouble = { sentence: tellRefusal(answer), clause: answer.reason?.clause ?? '' };
    } else if (answer.type === 'ack') {
      await this.#told(Math.max(answer.event, before));
    }
    this.sending = false;
  }

  /** Wait until the table as it is after this event has arrived, but never for long. */
  async #told(event = 0): Promise<void> {
    const until = Date.now() + 3000;
    while (this.live.event < event && Date.now() < until) await pause(15);
  }
}
