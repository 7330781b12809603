/** Questions to the server that are asked once. */

import type {
  Account,
  ChartData,
  Followed,
  GameDetail,
  GameInfo,
  LinkOffer,
  LogPiece,
  MyBan,
  NewTable,
  Person,
  Position,
  Report,
  TableInfo,
  Options,
  ValidationOut,
} from './protocol';
import type { Language } from './text/texts.svelte';

/** A refusal by the server; `message` is a sentence for people, `code` finds our own text. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What to do when something was refused because whoever asks is banned. */
let banned: () => void = () => undefined;
export function whenBanned(call: () => void): void {
  banned = call;
}

/** A request over a connection that is dead without having been closed is given up after so long. */
const LONGEST_ANSWER = 20_000;

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method === 'POST') {
    headers['X-Caravanserai'] = '1';
    headers['Content-Type'] = 'application/json';
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    });
  } catch {
    throw new Refused(0, 'no_connection', 'The server cannot be reached.');
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (data as { error?: { code?: string; message?: string } } | null)?.error;
    if (error?.code === 'banned') banned();
    throw new Refused(answer.status, error?.code ?? 'unknown', error?.message ?? answer.statusText);
  }
  return data as Answer;
}

const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
const post = <Answer>(path: string, body?: unknown): Promise<Answer> => ask('POST', path, body);
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const option = (game: string, name: string): string =>
  `/games/${encodeURIComponent(game)}/options/${encodeURIComponent(name)}`;

interface Me {
  person: Person | null;
}

export type TableListName = 'open' | 'mine' | 'watch' | 'finished';

export const api = {
  games: () => get<GameInfo[]>('/games'),
  game: (id: string) => get<GameDetail>(`/games/${encodeURIComponent(id)}`),
  rules: (id: string) => get<{ markdown: string }>(`/games/${encodeURIComponent(id)}/rules`),
  proposeOption: (game: string, name: string) => get<ValidationOut>(`${option(game, name)}/proposal`),
  validateOption: (game: string, name: string, value: string, options: Options = {}) =>
    post<ValidationOut>(`${option(game, name)}/validation`, { value, options }),
  bots: () => get<string[]>('/bots'),
  me: () => get<Me>('/me'),
  myBan: () => get<MyBan>('/me/ban'),
  guest: (name: string) => post<Me>('/me/guest', { name }),
  register: (name: string, password: string) => post<Me>('/me/register', { name, password }),
  login: (name: string, password: string, newPassword?: string) =>
    post<Me>('/me/login', { name, password, new_password: newPassword || null }),
  logout: () => post<unknown>('/me/logout'),
  account: () => get<Account>('/me/account'),
  rename: (name: string) => post<Me>('/me/name', { name }),
  changePassword: (old: string | null, password: string) => post<Me>('/me/password', { old, new: password }),
  signOutEverywhere: () => post<Me>('/me/sign-out-everywhere'),
  deleteMe: (password: string | null) => post<Me>('/me/delete', { password }),
  linkOffer: () => get<LinkOffer>('/me/link'),
  askForLink: (mail: string, language: Language) => post<LinkOffer>('/me/link', { mail, language }),
  followLink: (token: string) => post<Followed>('/me/link/follow', { token }),
  changeMail: (mail: string, password: string, language: Language) =>
    post<LinkOffer>('/me/mail', { mail, password, language }),
  forgetMail: (password: string) => post<LinkOffer>('/me/mail/forget', { password }),
  dataAddress: '/api/me/data',
  tables: (list: TableListName) => get<TableInfo[]>(`/tables?list=${list}`),
  newTable: (wish: NewTable) => post<TableInfo>('/tables', wish),
  playNow: (game: string) => post<TableInfo>('/play-now', { game }),
  table: (id: string) => get<TableInfo>(table(id)),
  join: (id: string, seat?: number) => post<TableInfo>(`${table(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  giveToBot: (id: string, seat: number, bot: string) => post<TableInfo>(`${table(id)}/seats/${seat}/bot`, { bot }),
  takeBack: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/take-back`),
  report: (id: string, report: Report) => post<unknown>(`${table(id)}/reports`, report),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  position: (id: string, n: number, hidden: boolean) =>
    get<Position>(`${table(id)}/positions/${n}${hidden ? '?hidden=true' : ''}`),
  log: (id: string, before: number) => get<LogPiece>(`${table(id)}/log?before=${before}`),
  chart: (id: string) => get<ChartData>(`${table(id)}/chart`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
