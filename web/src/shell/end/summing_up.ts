/** The end in sentences: what decided it, and how it went for whoever looks. */

import type { Player } from '../../lib/board';
import type { TableInfo } from '../../lib/protocol';
import { nameText } from '../../lib/text/segments';
import { has, say } from '../../lib/text/texts.svelte';
import { bestItem, deciding, places, ranking } from './outcome';

const itemName = (info: TableInfo, item: string): string => say(`${info.game}-score-${item}`);

/** What decided it; empty where nobody was beaten. */
export function tellDeciding(info: TableInfo, players: readonly Player[]): string {
  const scores = info.scores ?? [];
  const [first, second] = ranking(scores, info.winners);
  if (first === undefined || second === undefined || info.winners.length === 0) return '';
  if (scores[first] === scores[second]) {
    const own = `${info.game}-final-tie`;
    const rule = say(has(own) ? own : 'final-tie');
    return say(info.winners.length > 1 ? 'ui-end-shared' : 'ui-end-tie', { rule });
  }
  const found = deciding(info.breakdown, first, second);
  if (!found) return '';
  return say('ui-end-deciding', {
    item: itemName(info, found.item),
    first: nameText(players[first]!.name),
    most: found.first,
    second: nameText(players[second]!.name),
    less: found.second,
  });
}

/** How it went for the one person at this page; empty for who watches, and for several at one screen. */
export function tellYou(info: TableInfo, players: readonly Player[]): string[] {
  const scores = info.scores ?? [];
  const yours = players.filter((player) => player.isYou);
  const [you] = yours;
  if (!you || yours.length > 1 || scores.length === 0) return [];
  const told: string[] = [];
  const [first, second] = ranking(scores, info.winners);
  const points = scores[you.seat]!;
  if (scores.length > 1 && info.winners.length > 0) {
    if (!info.winners.includes(you.seat)) {
      const place = { place: places(scores, info.winners)[you.seat]!, players: scores.length };
      const behind = scores[first!]! - points;
      told.push(say(behind > 0 ? 'ui-end-you-behind' : 'ui-end-you-even', { ...place, behind }));
    } else if (info.winners.length === 1 && points > scores[second!]!) {
      told.push(say('ui-end-you-ahead', { lead: points - scores[second!]! }));
    }
  }
  const best = bestItem(info.breakdown, you.seat);
  if (best) told.push(say('ui-end-you-best', { item: itemName(info, best.item), points: best.points }));
  return told;
}
