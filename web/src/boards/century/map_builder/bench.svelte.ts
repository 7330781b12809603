/** The hand of the builder: the tool it holds, and what a press on a hex does. */

import { say } from '../../../lib/text/texts.svelte';
import type { Draft } from './draft.svelte';
import { hexOf, nameOf } from './hexes';
import type { Piece, Tiles } from './sea_map';
import { pieceInWords } from './words';

export const TOOLS = ['market', 'tile', 'port', 'sea', 'move', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

export class Bench {
  tool = $state<Tool>('market');
  /** The market tile that the tool `tile` lays. */
  tile = $state('');
  /** The hex whose piece is being moved. */
  held = $state<string | null>(null);
  /** What was done last, for those who do not see it. */
  said = $state('');

  constructor(
    readonly draft: Draft,
    readonly tiles: Tiles,
  ) {
    this.tile = [...tiles.keys()][0] ?? '';
  }

  /** The piece that the tool lays, if it lays one. */
  get piece(): Piece | null {
    if (this.tool === 'move' || this.tool === 'erase') return null;
    return this.tool === 'tile' ? { kind: 'market', tile: this.tile } : { kind: this.tool, tile: '' };
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.held = null;
    this.said = '';
  }

  /** Use the tool on a hex. The same piece once more takes it away again. */
  press(key: string): void {
    const there = this.draft.map.get(key);
    const piece = this.piece;
    if (this.tool === 'move') this.#carry(key);
    else if (!piece || (there && there.kind === piece.kind && there.tile === piece.tile)) this.erase(key);
    else this.#lay(key, piece);
  }

  erase(key: string): void {
    if (!this.draft.map.has(key)) return;
    this.draft.put(key, null);
    this.#tell(key);
  }

  drop(from: string, to: string): void {
    this.held = null;
    this.draft.move(from, to);
    this.#tell(to);
  }

  name(key: string): string {
    return nameOf(this.draft.field, hexOf(key));
  }

  /** A hex as it is called and what lies there. */
  told(key: string): string {
    return say('builder-hex', { place: this.name(key), what: pieceInWords(this.draft.map.get(key), this.tiles) });
  }

  /** A tile exists once: where it lay before, an island with any market stays. */
  #lay(key: string, piece: Piece): void {
    const before = [...this.draft.map].find(([, { tile }]) => tile !== '' && tile === piece.tile);
    this.draft.put(key, piece, before?.[0]);
    this.#tell(key);
  }

  #carry(key: string): void {
    if (this.held !== null) {
      this.drop(this.held, key);
    } else if (this.draft.map.has(key)) {
      this.held = key;
      this.said = say('builder-held', { place: this.name(key) });
    }
  }

  #tell(key: string): void {
    this.said = this.told(key);
  }
}
