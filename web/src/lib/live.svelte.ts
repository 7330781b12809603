/** The live table: what its connection told last, and the commands that still wait for an answer. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { Connection } from './connection.svelte';
import type { Command, LogEntry, Reason, ServerMessage, Observation, TableInfo } from './protocol';

export type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' | 'why' | 'hint' }>;
type Unkeyed<Some> = Some extends unknown ? Omit<Some, 'key'> : never;

/** How long an acknowledged event may take to arrive before nobody waits for it any more. */
const ARRIVAL = 3000;

/** The log once the host of the server has hidden lines of the chat that this page was told before. */
function withHidden(log: LogEntry[], added: readonly LogEntry[]): LogEntry[] {
  const gone = new Set(added.filter((entry) => entry.kind === 'hide').map((entry) => entry.undoes));
  return gone.size === 0
    ? log
    : log.map((entry) => (gone.has(entry.event) ? { ...entry, text: null, hidden: true } : entry));
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  observations = $state.raw<Observation[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The entries that came with the last message; empty after a connection was made anew. */
  news = $state.raw<LogEntry[]>([]);
  event = $state(0);
  /** When the last table message came, for clocks that tick here. */
  toldAt = $state(0);

  readonly connection: Connection;
  readonly #id: string;
  /** Told whenever the table has changed; `fresh` after a connection was made anew. */
  readonly #changed: (fresh: boolean) => void;
  #waiting = new SvelteMap<string, { command: Command; done: (answer: Answer) => void }>();
  /** Who waits for the table as it is after an event. */
  #awaited = new Set<{ event: number; done: () => void }>();

  constructor(id: string, changed: (fresh: boolean) => void = () => undefined) {
    this.#id = id;
    this.#changed = changed;
    this.connection = new Connection({
      address: () => {
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        return `${scheme}://${location.host}/api/tables/${id}/live?since=${this.info ? this.event : 0}`;
      },
      hear: (message, fresh) => this.#hear(message, fresh),
      unanswered: () => [...this.#waiting.values()].map(({ command }) => command),
    });
  }

  close(): void {
    this.connection.close();
  }

  /** Connect anew, as whoever the page belongs to now. */
  reopen(): void {
    this.info = null;
    this.log = [];
    this.connection.reopen();
  }

  /** Whether something that was done here, and not merely asked, still waits for an answer. */
  get unanswered(): boolean {
    return [...this.#waiting.values()].some(({ command: { type } }) => type !== 'why' && type !== 'hint');
  }

  /** Send a command; the answer comes even when the connection breaks in between. */
  send(command: Unkeyed<Command>): Promise<Answer> {
    const keyed = { ...command, key: crypto.randomUUID() } as Command;
    return new Promise((done) => {
      this.#waiting.set(keyed.key, { command: keyed, done });
      this.connection.post(keyed);
    });
  }

  /** Make a move; or several in one command, all of them or none. */
  move(seat: number, move: number, ...further: number[]): Promise<Answer> {
    const command = { type: 'move', event: this.event, seat } as const;
    return this.send(further.length > 0 ? { ...command, moves: [move, ...further] } : { ...command, move });
  }

  undo = (seat: number): Promise<Answer> => this.send({ type: 'undo', event: this.event, seat });
  chat = (text: string): Promise<Answer> => this.send({ type: 'chat', text });

  /** Whether the log begins before the first entry this page has. */
  get hasEarlier(): boolean {
    return (this.log[0]?.event ?? 1) > 1;
  }

  /** Fetch the entries before those this page has. */
  async earlier(): Promise<void> {
    const { entries } = await api.log(this.#id, this.log[0]?.event ?? 1);
    const first = this.log[0]?.event ?? Infinity;
    this.log = [...entries.filter((entry) => entry.event < first), ...this.log];
  }

  async why(seat: number, move: number): Promise<Reason | null> {
    const answer = await this.send({ type: 'why', seat, move });
    return answer.type === 'why' || answer.type === 'refused' ? answer.reason : null;
  }

  /** Resolves once the table as it is after this event has arrived, but never after long. */
  reached(event: number): Promise<void> {
    if (this.event >= event) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = {
        event,
        done: () => {
          clearTimeout(late);
          this.#awaited.delete(waiting);
          resolve();
        },
      };
      const late = setTimeout(waiting.done, ARRIVAL);
      this.#awaited.add(waiting);
    });
  }

  hint = (seat: number): Promise<Answer> => this.send({ type: 'hint', seat });

  #hear(message: ServerMessage, fresh: boolean): void {
    if (message.type === 'table') this.#tell(message, fresh);
    else if (message.type !== 'pong' && message.type !== 'thinking') {
      const waiting = this.#waiting.get(message.key ?? '');
      this.#waiting.delete(message.key ?? '');
      waiting?.done(message);
    }
  }

  #tell(message: Extract<ServerMessage, { type: 'table' }>, fresh: boolean): void {
    const last = this.log.at(-1)?.event ?? 0;
    const added = message.log.filter((entry) => entry.event > last);
    // Who was away for long is told the newest entries only. What comes before is fetched when asked for, as one piece.
    const gap = added.length > 0 && added[0]!.event > last + 1;
    this.info = message.info;
    if (message.observations) this.observations = message.observations;
    this.event = message.event;
    this.log = withHidden(gap ? added : [...this.log, ...added], added);
    this.news = fresh ? [] : added;
    this.toldAt = Date.now();
    this.#changed(fresh);
    for (const waiting of [...this.#awaited]) if (waiting.event <= this.event) waiting.done();
  }
}
