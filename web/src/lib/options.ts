/** What `boards/<game>/options.ts` says: which options of a game are picked by more than a switch, a list or a line. */

import type { Component } from 'svelte';
import type { GameOption, Options, OptionValue } from './protocol';

export interface OptionPickerProps {
  readonly game: string;
  readonly option: GameOption;
  /** All options of the table by their names; a picker may set several of them. */
  chosen: Record<string, OptionValue>;
}

/** The properties of a glance: what a table that waits for its players shows of the options it has chosen. */
export interface GlanceProps {
  readonly game: string;
  readonly options: Options;
}

export interface GameOptions {
  /** By the names of the options; `null` for an option that the picker of another one sets. */
  readonly pickers: Readonly<Record<string, Component<OptionPickerProps, object, 'chosen'> | null>>;
  readonly Glance?: Component<GlanceProps>;
}
