/** The table of a game in which settlers have ships: the settlement, with what it says otherwise than other ones. */

import type { TextArgs } from '../../../../lib/board';
import { SettlementTable } from '../../settlement/table';
import type { SettledParts, SettledView } from './types';
import { settledWords } from './words';

/** Texts of the settlement that say something else here. */
const OWN_TEXTS: readonly string[] = ['about-fee-cube', 'about-pay-cube', 'about-stack'];
const SHIP_KINDS: readonly unknown[] = ['ship_move', 'ship_trade', 'outpost_trade'];

/** What a press on a cube of the storage means. */
export const CUBES_ASKED: Readonly<Record<string, string>> = {
  upgrade: 'upgrade',
  discard: 'discard',
  fee: 'fee',
  pay_outpost: 'pay',
};

export class SettledTable<
  View extends SettledView = SettledView,
  Parts extends SettledParts = SettledParts,
> extends SettlementTable<View, Parts> {
  override sayLand(key: string, args?: TextArgs): string {
    const own = OWN_TEXTS.includes(key) || (key === 'does' && SHIP_KINDS.includes(args?.kind));
    return own ? this.sayAny(`century-islands-${key}`, args) : super.sayLand(key, args);
  }

  override words(name: string, ...args: (string | number)[]): string {
    return settledWords(name, args.map(String), this.parts, this.sayAny);
  }
}
