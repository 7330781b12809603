/** The table as the person at this screen has it: which seat they look from, what they may do, what was asked. */

import { api } from '../../lib/api';
import { boardOf } from '../../boards';
import type { BoardFolder, Choice, Move, Player, StoryEvent, TableView } from '../../lib/board';
import { gameWith, type KnownGame } from '../../lib/games';
import { playersOf } from '../../lib/identity';
import { LiveTable } from '../../lib/live.svelte';
import { seatNaming } from '../../lib/names';
import type { OptionValue, Observation } from '../../lib/protocol';
import { motion, set, settings } from '../../lib/settings.svelte';
import { say } from '../../lib/text/texts.svelte';
import { inWords, tellChoice, tellReason, tellRefusal, tellTrouble } from '../../lib/text/telling';
import { Showing, type Step } from './showing.svelte';
import { lastRound, sinceOwn } from './since';

/** How long a forced choice can be seen before it plays itself. */
const FORCED_PAUSE = { slow: 1400, normal: 650, fast: 400, off: 250 };
/** So many moves of a last round are shown again at most, the newest ones. */
const MOST_AGAIN = 30;
/** So many things of others must have been missed to be shown by themselves on return. */
const WORTH_A_RECAP = 2;

/** What the bot would do, and its chance to win with it where there is somebody to beat. */
export interface Hint {
  readonly move: Move;
  readonly chance: number | null;
  readonly only: boolean;
}

const sameMoves = (some: readonly Move[], others: readonly Move[]): boolean =>
  some.length === others.length && some.every((move, index) => move.id === others[index]?.id);

export class TableController {
  readonly live: LiveTable;
  game = $state.raw<KnownGame | null>(null);
  folder = $state.raw<BoardFolder | null>(null);
  trouble = $state<{ sentence: string; clause: string; untilYourTurn?: boolean } | null>(null);
  /** Why the table cannot be shown at all. */
  broken = $state('');
  hint = $state.raw<Hint | null>(null);
  /** The bot that gives hints is thinking. */
  hinting = $state(false);
  pointed = $state.raw<StoryEvent | null>(null);
  sending = $state(false);
  /** The end screen was put aside to look at the board. */
  resultHidden = $state(false);
  /** The list of choices was opened for a moment. */
  listOpened = $state(false);
  /** With several people at one screen: whose turn at the device was confirmed last. */
  confirmed = $state<number | null>(null);
  #undoing = $state(false);
  /** The event that was on the table when the last command was sent. */
  #sentAt = -1;
  /** A forced choice that was gone back to waits for the person. */
  #held = $state(false);
  #loading = '';
  /** Kept until the command under way is answered and the table as it is then has arrived. */
  #underWay: Promise<boolean> = Promise.resolve(true);

  readonly showing: Showing;
  readonly #id: string;
  /** The last event before the connection that there is now. */
  #seen = 0;

  constructor(id: string) {
    this.#id = id;
    this.live = new LiveTable(id, (fresh) => this.#told(fresh));
    this.showing = new Showing(motion, () => this.wanted !== null);
  }

  info = $derived.by(() => this.live.info);
  players = $derived.by((): Player[] => (this.info ? playersOf(this.info, seatNaming) : []));
  shared = $derived.by(() => (this.info?.your_seats.length ?? 0) > 1);
  /** The own seat that decides now, if any. */
  wanted = $derived.by(() => {
    const { info } = this;
    const mine = info?.your_seats.filter((seat) => info.seats[seat]?.kind === 'person') ?? [];
    return mine.find((seat) => info?.deciding.includes(seat)) ?? null;
  });
  /** The seats for which a bot thinks. */
  thinking = $derived.by(() => {
    const { info } = this;
    return info?.status === 'playing' ? info.deciding.filter((seat) => info.seats[seat]?.kind === 'bot') : [];
  });
  seat = $derived.by((): number | null => {
    const own = this.info?.your_seats ?? [];
    if (!this.shared) return own[0] ?? null;
    return this.confirmed ?? this.wanted ?? own[0] ?? null;
  });
  /** Hidden hands stay covered until the next player confirms. */
  covered = $derived.by(
    () => this.shared && this.info?.status === 'playing' && this.wanted !== null && this.wanted !== this.confirmed,
  );
  observation = $derived.by((): Observation | null => this.#seenFrom(this.live.observations));
  view = $derived.by((): TableView | null => this.observation?.view ?? null);
  /** What the board shows, which may be a little behind the table. */
  shown = $derived.by((): TableView | null => {
    const { step } = this.showing;
    return (step && this.#seenFrom(step.observations)?.view) ?? this.view;
  });
  /** What has just happened on the board as it is shown. */
  shownNews = $derived.by((): readonly StoryEvent[] => this.showing.step?.news ?? this.news);
  /** What others do just now on the board. */
  told = $derived.by((): StoryEvent | null => {
    const { told, again } = this.showing;
    const own = this.shared ? [] : (this.info?.your_seats ?? []);
    return told && (again || !own.includes(told.seat)) ? told : null;
  });
  deciding = $derived.by(() => this.wanted !== null && this.wanted === this.seat && !this.covered);
  /** All that could be meant now, by the ids of the moves; what is barred has its reason. */
  meant = $derived.by((): ReadonlyMap<number, Choice> => {
    const found = new Map<number, Choice>();
    if (!this.deciding || !this.game || !this.observation) return found;
    for (const { move: id, facts, reason } of this.observation.choices) {
      const move = this.game.moves.byId(id);
      if (move) found.set(id, { move, facts, reason });
    }
    return found;
  });
  /** The moves that can be made. */
  choices = $derived.by((): Move[] => [...this.meant.values()].filter(({ reason }) => !reason).map(({ move }) => move));
  news = $derived.by((): StoryEvent[] => this.live.news.flatMap((entry) => entry.story));
  /** What others have done since the own last move. */
  traces = $derived.by((): StoryEvent[] => {
    if (this.info?.status !== 'playing') return [];
    const own = this.shared ? [] : this.info.your_seats;
    return sinceOwn(this.live.log, own).flatMap(({ story }) => story.filter(({ seat }) => !own.includes(seat)));
  });
  /** The only thing that can be done, when it may play itself. Being done waits as long as something can be undone. */
  forced = $derived.by((): Move | null => {
    const [only, ...others] = this.choices;
    if (!only || others.length > 0 || !settings.playForced) return null;
    if (this.#undoing || this.#held || this.sending) return null;
    return only.kind === 'done' && this.observation?.undo === null ? null : only;
  });

  /** The round that can be shown again. */
  round = $derived.by(() => (this.info && !this.shared ? lastRound(this.live.log, this.info.your_seats) : []));

  /** Show what has happened since the own last turn once more, or stop showing it. */
  replay = async (): Promise<void> => {
    if (this.showing.again) return this.showing.finish();
    const moves = this.round.slice(-MOST_AGAIN);
    const first = moves[0];
    if (!first) return;
    const event = this.live.event;
    try {
      const numbers = [first.move_count - 1, ...moves.map(({ move_count }) => move_count)];
      const past = await Promise.all(numbers.map((number) => api.position(this.#id, number, false)));
      const steps = past.map(({ observation }, n): Step => ({
        observations: [observation],
        news: moves[n - 1]?.story ?? [],
      }));
      if (this.live.event === event) this.showing.replay(steps.filter(({ news }, n) => n === 0 || news.length > 0));
    } catch (trouble) {
      this.trouble = { sentence: tellTrouble(trouble), clause: '' };
    }
  };

  close(): void {
    this.showing.finish();
    this.live.close();
  }

  /** Fetch what the game needs, once it is known which game it is. */
  async prepare(game: string, options: Readonly<Record<string, OptionValue>>): Promise<void> {
    if (this.#loading === game) return;
    this.#loading = game;
    try {
      [this.game, this.folder] = await Promise.all([gameWith(game, options), boardOf(game)]);
    } catch (trouble) {
      this.broken = tellTrouble(trouble);
    }
  }

  forcedPause(): number {
    return FORCED_PAUSE[motion()];
  }

  /** Make these moves in one; tells whether they were made, once the table shows it. */
  choose = async (...moves: Move[]): Promise<boolean> => {
    const [first, ...further] = moves;
    if (this.seat === null || !first) return false;
    if (this.sending) {
      // What a move led to may be on the table before its acknowledgement: a press then is meant for what is seen now.
      if (this.live.event === this.#sentAt) return false;
      await this.#underWay;
    }
    if (!this.can(first)) {
      await this.whyNot(first);
      return false;
    }
    this.#held = false;
    return this.#command(() => this.live.move(this.seat!, first.id, ...further.map((move) => move.id)));
  };

  /** Take a move back, together with the forced ones that played themselves after it. */
  undo = async (): Promise<void> => {
    if (this.seat === null || this.#undoing) return;
    this.#undoing = true;
    await this.#underWay;
    if (!this.observation || this.observation.undo) {
      if (this.observation?.undo)
        this.trouble = { sentence: tellReason(this.observation.undo), clause: this.observation.undo.clause };
      this.#undoing = false;
      return;
    }
    do {
      await this.#command(() => this.live.undo(this.seat!));
    } while (settings.playForced && this.choices.length === 1 && this.observation?.undo === null && !this.trouble);
    this.#undoing = false;
    this.#held = this.choices.length === 1;
  };

  whyNot = async (move: Move): Promise<void> => {
    if (this.seat === null) return;
    // What is known at once needs no question; the server is asked about what nobody was thought to mean.
    const known = this.covered ? null : (this.observation?.waiting ?? this.meant.get(move.id)?.reason ?? null);
    const reason = known ?? (await this.live.why(this.seat, move.id));
    this.trouble = reason ? { sentence: tellReason(reason), clause: reason.clause } : null;
  };

  /** Ask what the medium bot would do; what it says about a decision that is over is not shown. */
  askHint = async (): Promise<void> => {
    if (this.seat === null || this.hinting) return;
    if (!this.deciding) {
      this.trouble = { sentence: say('ui-hint-later'), clause: '', untilYourTurn: true };
      return;
    }
    const { choices } = this;
    this.trouble = this.hint = null;
    this.hinting = true;
    const answer = await this.live.hint(this.seat);
    this.hinting = false;
    if (!sameMoves(choices, this.choices)) return;
    if (answer.type === 'refused') {
      this.trouble = { sentence: tellRefusal(answer), clause: answer.reason?.clause ?? '' };
    } else if (answer.type === 'hint') {
      const move = choices.find((choice) => choice.id === answer.move);
      if (move) this.hint = { move, chance: answer.chance, only: choices.length === 1 };
    }
  };

  /** Opens the list of choices for a moment, or folds it, also for who kept it open. */
  toggleList = (): void => {
    this.listOpened = !this.listOpened && !settings.listOpen;
    if (settings.listOpen) set('listOpen', false);
  };

  confirm = (): void => {
    this.confirmed = this.wanted;
  };

  can(move: Move): boolean {
    return this.meant.get(move.id)?.reason === null;
  }

  sentence(move: Move): string {
    const choice = this.meant.get(move.id);
    return choice && this.view ? tellChoice(this.view.game, choice, this.players) : move.text;
  }

  moveText = (move: Move): string =>
    this.folder && this.game ? inWords(this.folder, this.game.parts, this.sentence(move)) : move.text;

  #seenFrom(observations: readonly Observation[]): Observation | null {
    return observations.find((observation) => observation.seat === this.seat) ?? observations[0] ?? null;
  }

  /** The table has told something; after an absence what was missed is shown first. */
  #told(fresh: boolean): void {
    const { observations, event } = this.live;
    const seen = this.#seen;
    this.#seen = event;
    if (!fresh) {
      if (this.live.news.some(({ kind }) => kind !== 'chat')) this.showing.tell({ observations, news: this.news });
      return;
    }
    this.showing.finish();
    if (motion() === 'off' || this.info?.status !== 'playing' || this.shared) return;
    const own = this.info.your_seats;
    if (!this.live.log.some(({ kind, seat }) => kind === 'move' && own.includes(seat ?? -1))) return;
    const missed = sinceOwn(this.live.log, own).filter((entry) => entry.event > seen && entry.story.length > 0);
    if (missed.length >= WORTH_A_RECAP) void this.replay();
  }

  #command(send: () => ReturnType<LiveTable['move']>): Promise<boolean> {
    this.#underWay = this.#carryOut(send);
    return this.#underWay;
  }

  async #carryOut(send: () => ReturnType<LiveTable['move']>): Promise<boolean> {
    this.showing.finish();
    this.trouble = null;
    this.hint = null;
    this.listOpened = false;
    this.sending = true;
    const before = this.live.event;
    this.#sentAt = before;
    const answer = await send();
    if (answer.type === 'refused') {
      this.trouble = { sentence: tellRefusal(answer), clause: answer.reason?.clause ?? '' };
    } else if (answer.type === 'ack') {
      await this.live.reached(Math.max(answer.event, before));
    }
    this.sending = false;
    return answer.type === 'ack';
  }
}
