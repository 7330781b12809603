/** The shapes of docs/protocol.md, by the names the page uses; all of them come from the server's own schemas. */

import type { Schemas } from './schemas';

export type Person = Schemas['Person'];
export type Account = Schemas['Account'];
export type LinkOffer = Schemas['LinkOffer'];
export type Followed = Schemas['Followed'];
export type MyBan = Schemas['MyBan'];
export type BanNotice = Schemas['BanNotice'];
export type GameInfo = Schemas['GameInfo'];
export type GameDetail = Schemas['GameDetail'];
export type GameOption = Schemas['OptionInfo'];
export type ValidationOut = Schemas['ValidationOut'];
export type Problem = Schemas['ProblemOut'];
export type OptionValue = GameOption['default'];
/** What a table has chosen, by the names of the options. */
export type Options = Readonly<Record<string, OptionValue>>;
export type TableInfo = Schemas['TableInfo'];
export type Seat = Schemas['Seat'];
export type Clock = Schemas['Clock'];
export type Reason = Schemas['ReasonOut'];
export type Observation = Schemas['Observation'];
export type LogEntry = Schemas['LogEntry'];
export type LogPiece = Schemas['Log'];
export type Position = Schemas['Position'];
export type ChartData = Schemas['Chart'];
export type ServerMessage = Schemas['ServerMessage'];
/** Several moves in one command: all of them are made, or none. */
export type MovesCommand = Omit<Schemas['MoveCommand'], 'move' | 'moves'> & { moves: number[] };
export type Command = Exclude<Schemas['ClientMessage'], Schemas['Ping']> | MovesCommand;
export type Report = Schemas['ReportRequest'];
export type SeatRequest = Schemas['SeatRequest'];
export type NewTable = Schemas['TableRequest'];
