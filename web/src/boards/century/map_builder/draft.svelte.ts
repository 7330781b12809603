/** A map on the workbench: what lies where, the way back, and what the server says of it. */

import { api } from '../../../lib/api';
import type { Options, ValidationOut } from '../../../lib/protocol';
import { tellTrouble } from '../../../lib/text/telling';
import { fieldAround, grown, type Field } from './hexes';
import { EMPTY, hexesOf, mapOf, moved, textOf, withPiece } from './sea_map';
import type { Drawn, Needs, Piece, SeaMap } from './sea_map';
import { placesOf } from './words';

const PAUSE = 120; // drawn: milliseconds after the last change until the server is asked

interface Sheet {
  readonly map: SeaMap;
  readonly field: Field;
}

export class Draft {
  map = $state.raw<SeaMap>(EMPTY);
  field = $state.raw<Field>(fieldAround([]));
  /** What the server said last; it is about the map that lies there unless `isAsking`. */
  validation = $state.raw<ValidationOut | null>(null);
  isAsking = $state(false);
  needs = $state.raw<Needs | null>(null);
  trouble = $state('');
  /** The hexes that something is wrong with. */
  readonly marked: ReadonlySet<string> = $derived(new Set(this.validation?.problems.flatMap(placesOf)));
  /** The map as it can be played, or nothing. */
  readonly value = $derived(this.isAsking ? null : (this.validation?.value ?? null));
  readonly text = $derived(this.value ?? textOf(this.map));

  #past = $state.raw<readonly Sheet[]>([]);
  #future = $state.raw<readonly Sheet[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    start: SeaMap,
    readonly options: Options,
  ) {
    this.#show({ map: start, field: fieldAround(hexesOf(start)) });
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Put a piece on a hex, or take away what lies there; `bared` is a hex whose market tile is taken for it. */
  put(key: string, piece: Piece | null, bared?: string): void {
    const rest = bared === undefined ? this.map : withPiece(this.map, bared, { kind: 'market', tile: '' });
    this.#change(withPiece(rest, key, piece));
  }

  move(from: string, to: string): void {
    if (from !== to && this.map.has(from)) this.#change(moved(this.map, from, to));
  }

  /** Another map altogether, in the middle of the field. */
  replace(map: SeaMap): void {
    this.#change(map, fieldAround(hexesOf(map)));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.#sheet];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#past = [...this.#past, this.#sheet];
    this.#future = this.#future.slice(0, -1);
    this.#show(after);
  }

  /** Draw what a text says, or give the validation that tells why it cannot be read. */
  async read(text: string): Promise<ValidationOut | null> {
    const validation = await api.validateOption(this.game, 'map', text, this.options);
    const drawn = validation.drawn as Drawn;
    if (!drawn.spaces) return validation;
    this.replace(mapOf(drawn));
    return null;
  }

  async shuffle(): Promise<void> {
    const validation = await api.proposeOption(this.game, 'map');
    this.replace(mapOf(validation.drawn as Drawn));
  }

  /** Ask the server what it thinks of the map; only the answer to the last question counts. */
  ask(): void {
    this.isAsking = true;
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => void this.#hear(asked), PAUSE);
  }

  async #hear(asked: number): Promise<void> {
    try {
      const validation = await api.validateOption(this.game, 'map', textOf(this.map), this.options);
      if (asked !== this.#asked) return;
      this.validation = validation;
      this.isAsking = false;
      this.needs = (validation.drawn as Drawn).needs ?? this.needs;
      this.trouble = '';
    } catch (refusal) {
      if (asked === this.#asked) this.trouble = tellTrouble(refusal);
    }
  }

  get #sheet(): Sheet {
    return { map: this.map, field: this.field };
  }

  #change(map: SeaMap, field = grown(this.field, hexesOf(map))): void {
    this.#past = [...this.#past, this.#sheet];
    this.#future = [];
    this.#show({ map, field });
  }

  #show({ map, field }: Sheet): void {
    this.map = map;
    this.field = field;
    this.ask();
  }
}
