/**
 * The islands of settlers: ships sail only when settlers work at a location for ships. In the turn a press on an island
 * asks by which location the ship shall go there.
 */

import type { BoardProps, Move, TextArgs } from '../../../../lib/board';
import { plainText } from '../../../../lib/text/segments';
import type { Chart } from '../map/chart';
import { SeaTable } from '../table';
import type { Journey } from '../types';
import { AtSea } from './at_sea';
import { snugChart } from './chart';
import type { Landing, SettledParts, SettledView, VoyagePlan } from './types';

/** What is asked on the map, and the kinds of moves that answer it there. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  fee: ['fee'],
  build: ['build', 'done'],
  pay_outpost: ['pay'],
  trade: ['trade', 'done'],
};
/** Texts of the sea that say something else where settlers sail. */
const OWN_TEXTS: readonly string[] = ['journey', 'about-row', 'about-columns', 'about-board-points'];

const asJourney = (landing: Landing): Journey => ({ ...landing, path: [...landing.path], price: 0 });

export class Islands extends SeaTable {
  /** The location somebody looks at; where the ship could end by it is shown. */
  looked = $state<number | null>(null);
  /** The island somebody would like to go to. */
  wanted = $state<number | null>(null);
  readonly #view: () => SettledView;

  constructor(given: () => BoardProps<SettledView, SettledParts>) {
    super(() => sea);
    const sea = new AtSea(given);
    this.#view = () => given().view;
  }

  override get chart(): Chart {
    return snugChart(this.view.spaces);
  }

  override saySea(key: string, args?: TextArgs): string {
    return OWN_TEXTS.includes(key) ? this.sayAny(`century-islands-${key}`, args) : super.saySea(key, args);
  }

  /** Questions on the map are asked without pictures. */
  override say(key: string, args?: TextArgs): string {
    if (key === 'decide-turn') return this.#byWhich(this.wanted ?? 0);
    return plainText(super.say(key, args), (name, tokens) => this.words(name, ...tokens));
  }

  #byWhich(space: number): string {
    const plan = this.#view().voyages.find((one) => this.#landing(space, one));
    return this.sayAny('century-islands-by-which', { space, fee: this.#landing(space, plan)?.fee ?? 0 });
  }

  // Where the ship can go

  /** The move being made, or the one the location looked at would lead to. */
  get #plan(): VoyagePlan | undefined {
    const { voyages } = this.#view();
    if (this.decision === 'sail') return voyages[0];
    return this.decision === 'turn' ? voyages.find(({ location }) => location === this.looked) : undefined;
  }

  #landing(space: number, plan: VoyagePlan | undefined): Landing | undefined {
    return plan?.landings.find((landing) => landing.space === space);
  }

  /** The locations by which the ship would come to an island, those where settlers can work first. */
  #ways(space: number): Move[] {
    if (this.decision !== 'turn') return [];
    const ways = this.#view()
      .voyages.filter((plan) => this.#landing(space, plan))
      .flatMap(({ location }) => this.find('work', location ?? -1) ?? []);
    return [...ways.filter((move) => this.can(move)), ...ways.filter((move) => !this.can(move))];
  }

  override get sailing(): boolean {
    return this.decision === 'sail';
  }

  override journeyTo(space: number): Journey | undefined {
    const landing = this.#landing(space, this.#plan);
    return landing && asJourney(landing);
  }

  override moveAt(space: number): Move | undefined {
    if (this.decision === 'outpost') return this.find('outpost', space);
    return this.#ways(space)[0] ?? this.find('sail', space);
  }

  override isLit(space: number): boolean {
    const looking = this.decision === 'turn' && this.#plan !== undefined;
    return this.deciding && (this.journeyTo(space) !== undefined || (!looking && this.can(this.moveAt(space))));
  }

  override pressSpace(space: number): void {
    const landing = this.decision === 'sail' ? this.#landing(space, this.#plan) : undefined;
    const move = this.moveAt(space);
    if (landing) this.#sail(landing);
    else if (move?.kind === 'work' && this.can(move)) this.wanted = this.wanted === space ? null : space;
    else if (move) this.send(move);
  }

  // What is asked on the map

  /** The place something is asked about: the island wanted, the one to trade at, or where the ship lies. */
  override get ship(): number | null {
    if (this.decision === 'turn' && this.wanted !== null) return this.wanted;
    return this.decision === 'trade' ? this.fact('space') : super.ship;
  }

  override askedHere(decision: string): readonly string[] {
    return ASKED[decision] ?? [];
  }

  override get answers(): readonly Move[] {
    return this.decision === 'turn' && this.wanted !== null ? this.#ways(this.wanted) : super.answers;
  }

  /** Whether the map answers what is asked now. */
  get asking(): boolean {
    return this.sailing || this.decision === 'outpost' || (this.decision !== 'turn' && this.answers.length > 0);
  }

  /** Settlers sent to work for the island that is wanted take the ship there. */
  override press(move: Move): void {
    const plan = this.#view().voyages.find(({ location }) => location === move.args[0]);
    const landing = this.wanted === null || move.kind !== 'work' ? undefined : this.#landing(this.wanted, plan);
    if (landing && this.can(move)) this.#sail(landing, move);
    else this.send(move);
  }

  send(move: Move): void {
    super.press(move);
  }

  /** Send the ship along its whole way; settlers who have to work for it are sent first. */
  #sail(landing: Landing, work?: Move): void {
    const { path } = landing;
    const left = (): number => this.fact('left') || path.length;
    this.course.begin({
      aim: asJourney(landing),
      made: () => (this.decision === 'sail' ? 1 + path.length - left() : 0),
      next: () => {
        if (this.decision === 'turn') return work ? [work] : null;
        if (this.decision !== 'sail') return null;
        return path.slice(path.length - left()).flatMap((space) => this.find('sail', space) ?? []);
      },
    });
  }
}
