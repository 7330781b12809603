/** Sockets that reach no further than the test. */

import { vi } from 'vitest';
import type { Command, ServerMessage } from '../src/lib/protocol';

type Sent = (Command & { key: string }) | { type: 'ping' };

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  /** The other side is gone: to close it takes for ever. */
  stuck = false;
  readonly sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (closing: { code: number }) => void;

  constructor(readonly address: string) {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = this.stuck ? 2 : 3;
    if (this.stuck) return;
    this.onclose?.({ code });
  }

  open(): this {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last command, as the server hears it. */
  get last(): Sent {
    return this.sent.at(-1)!;
  }
}

/** Every socket of the page is one of these from now on. */
export function useTestSockets(): void {
  TestSocket.all = [];
  vi.stubGlobal('WebSocket', TestSocket);
}

export const newest = (): TestSocket => TestSocket.all.at(-1)!;
