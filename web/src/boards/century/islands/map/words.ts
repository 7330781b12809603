/** A space in words: what it is, what lies there, and what a press on it does now. */

import { total } from '../../cubes/cubes';
import { cubesInWords } from '../../cubes/words';
import type { SeaTable } from '../table';
import type { Space } from '../types';

export function spaceWords(table: SeaTable, space: Space): string {
  return [pressWords(table, space), placeWords(table, space), ...lyingWords(table, space)].filter(Boolean).join(' ');
}

/** What a press does: a journey with its price, or the sentence of the move. */
function pressWords(table: SeaTable, space: Space): string {
  const journey = table.journeyTo(space.space);
  if (journey) {
    const { price, fee, path } = journey;
    return table.saySea('journey', { space: space.space, steps: path.length, price, fee });
  }
  const move = table.moveAt(space.space);
  return table.can(move) ? `${table.moveText(move)}.` : '';
}

function placeWords(table: SeaTable, { space, kind, market }: Space): string {
  if (market) {
    return table.saySea('market', {
      space,
      symbol: table.words('symbol', market.symbol),
      give: cubesInWords(market.give, table.sayAny),
      take: cubesInWords(market.take, table.sayAny),
    });
  }
  if (kind !== 'port') return table.saySea('open-sea', { space });
  const port = table.port(space);
  if (port?.closed) return table.saySea('closed-port', { space });
  return port?.demand == null
    ? table.saySea('empty-port', { space })
    : table.saySea('port', { space, demand: table.words('demand', port.demand) });
}

function lyingWords(table: SeaTable, { market, cubes, ships, outposts }: Space): string[] {
  const names = (seats: readonly number[]): string => seats.map((seat) => table.player(seat)?.name ?? '').join(', ');
  const found: string[] = [];
  if (market && market.outpost_cost !== null) found.push(table.saySea('outpost-cost', { price: market.outpost_cost }));
  if (outposts.length > 0) found.push(table.saySea('outposts-of', { players: names(outposts) }));
  if (ships.length > 0) found.push(table.saySea('ships-of', { players: names(ships) }));
  if (total(cubes) > 0) found.push(table.saySea('cubes-here', { cubes: cubesInWords(cubes, table.sayAny) }));
  return found;
}
