/** The connection of a live table: a socket that is replaced as soon as it stays silent, whatever the network says. */

import { listenToPage } from './page_events';
import type { Command, ServerMessage } from './protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How often it is looked whether answers are late, and how late such a look may itself be where nothing has slept. */
const TICK = 1000;
const LATE_TICK = 3000;
/** After so long without a word the server is asked whether it is there. */
const QUIET = 15_000;
/** An answer that takes longer is not waited for: with the tick, that is noticed within 5 seconds. */
const PATIENCE = 4000;
/** A server that is slow is not asked ever more: patience grows with each socket that was given up in vain. */
const LONGEST_PATIENCE = 32_000;
/** An answer that takes so long is worth a word. */
const SLOW = 1500;
/** The server closes a socket with this code when there is no such table for this person. */
const UNKNOWN_TABLE = 4404;
/** And with this one when the address has too many sockets. */
const TOO_MANY = 4429;
/** The server closes a socket with this code when its host has banned whoever uses this page. */
const BANNED = 4403;
/** What is waited for besides the answers to commands, which go by their keys. */
const FIRST_WORD = 'first word';
const PONG = 'pong';

interface Owner {
  address: () => string;
  hear: (message: ServerMessage, fresh: boolean) => void;
  /** Commands that nobody has answered yet, to be sent again. */
  unanswered: () => Iterable<Command>;
}

export class Connection {
  state = $state<'opening' | 'live' | 'lost' | 'refused' | 'banned'>('opening');
  /** The system says that there is no network, and no word of the server has disproved it. */
  offline = $state(false);
  /** An answer is late, but not yet so late that the socket is given up. */
  slow = $state(false);
  /** The server has no room for one more page of this address. */
  crowded = $state(false);

  readonly #owner: Owner;
  readonly #ticking: number;
  readonly #deaf: () => void;
  #socket: WebSocket | null = null;
  #began = 0;
  #wait = FIRST_WAIT;
  #patience = PATIENCE;
  #retry = 0;
  /** What is waited for on this socket, and since when. */
  #awaited = new Map<string, number>();
  #heard = 0;
  #ticked = Date.now();

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#ticking = window.setInterval(this.#tick, TICK);
    this.#deaf = listenToPage({ back: this.#recheck, offline: this.#lose, aside: () => this.#drop('lost') });
    this.#open();
  }

  close(): void {
    this.#deaf();
    clearInterval(this.#ticking);
    this.#drop('lost');
  }

  /** Connect anew, as whoever the page belongs to now. */
  reopen(): void {
    this.#drop('opening');
    this.#open();
  }

  /** Send a command now, if there is a connection; whoever owns it keeps what is unanswered. */
  post(command: Command): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(command));
    // A hint may take as long as a bot thinks; whether anybody is there is asked beside it.
    if (command.type === 'hint') this.#ask();
    else this.#awaited.set(command.key, performance.now());
  }

  /** Whether the server does not let this page in, so that nothing is tried again by itself. */
  get #over(): boolean {
    return this.state === 'refused' || this.state === 'banned';
  }

  #ask(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#awaited.has(PONG)) return;
    this.#socket.send(JSON.stringify({ type: 'ping' }));
    this.#awaited.set(PONG, performance.now());
  }

  #tick = (): void => {
    const now = performance.now();
    const slept = Math.abs(Date.now() - this.#ticked - TICK) > LATE_TICK;
    this.#ticked = Date.now();
    const waited = now - Math.min(...this.#awaited.values());
    if (waited >= this.#patience) {
      this.#patience = Math.min(2 * this.#patience, LONGEST_PATIENCE);
      this.#drop('lost');
      this.#open();
      return;
    }
    this.slow = waited >= SLOW;
    if (slept || now - this.#heard >= QUIET) this.#ask();
  };

  #recheck = (): void => {
    if (this.state === 'live') this.#ask();
    else if (this.state === 'lost' && (!this.#socket || performance.now() - this.#began >= FIRST_WAIT)) {
      this.#drop('lost');
      this.#open();
    }
  };

  #lose = (): void => {
    this.offline = true;
    this.#ask();
  };

  /** Give the socket up without waiting for it to close: a dead one takes minutes. */
  #drop(state: 'opening' | 'lost'): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#awaited.clear();
    this.slow = false;
    if (!this.#over || state === 'opening') this.state = state;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#owner.address());
    this.#socket = socket;
    this.#began = performance.now();
    this.#awaited.set(FIRST_WORD, this.#began);
    let fresh = true;
    socket.onmessage = (message) => {
      this.#hear(JSON.parse(message.data as string) as ServerMessage, fresh);
      fresh = false;
    };
    socket.onclose = (closing) => {
      this.#drop('lost');
      if (closing.code === UNKNOWN_TABLE) this.state = 'refused';
      if (closing.code === BANNED) this.state = 'banned';
      if (this.#over) return;
      this.crowded = closing.code === TOO_MANY;
      if (this.crowded) this.#wait = LONGEST_WAIT;
      this.#retry = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    };
    socket.onopen = () => {
      for (const command of this.#owner.unanswered()) this.post(command);
    };
  }

  #hear(message: ServerMessage, fresh: boolean): void {
    this.#heard = performance.now();
    this.#awaited.delete(FIRST_WORD);
    this.offline = false;
    if (message.type === 'table') {
      this.state = 'live';
      this.crowded = false;
      this.#wait = FIRST_WAIT;
    } else if (message.type !== 'thinking') {
      this.#awaited.delete(message.type === 'pong' ? PONG : (message.key ?? ''));
      this.#patience = PATIENCE;
    }
    if (this.#awaited.size === 0) this.slow = false;
    this.#owner.hear(message, fresh);
  }
}
