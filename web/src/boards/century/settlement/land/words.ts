/** A location in words: what it is, what it gives and asks, who is there. */

import { total } from '../../cubes/cubes';
import type { SettlementTable } from '../table';
import type { Location } from '../types';

export function effectWords(table: SettlementTable, { kind, give, take, steps }: Location): string {
  const cubes = (bag: readonly number[]): string => table.words('cubes', ...bag);
  return table.sayLand('does', {
    kind,
    shape: total(give) > 0 ? 'exchange' : total(take) > 0 ? 'take' : 'plain',
    give: cubes(give),
    take: cubes(take),
    steps,
  });
}

/** Its name and all that counts there now. */
export function locationWords(table: SettlementTable, location: Location): string {
  const { id, kind, printed, price, holder, settlers, tile, native, tools, tools_cubes } = location;
  const said = [table.sayLand('location', { id, kind: table.sayAny(`century-kind-${kind}`) })];
  const does = effectWords(table, location);
  if (does) said.push(does);
  if (tile !== null) said.push(table.sayLand('covered', { tile: table.words('exploration', tile), printed }));
  else if (price !== null) said.push(table.sayLand('price', { price, printed }));
  if (holder !== null) said.push(table.sayLand('held', { player: table.player(holder)?.name ?? '', settlers }));
  if (native) said.push(table.sayLand('has-native', { discount: location.discount }));
  if (tools) said.push(table.sayLand('has-tools', { cubes: tools_cubes }));
  for (const stack of table.stacksAt(id)) {
    if (stack.tile !== null) {
      said.push(
        table.sayLand('stack', { stack: stack.stack, tile: table.words('bonus', stack.tile), left: stack.left }),
      );
    }
  }
  return said.join(' ');
}
