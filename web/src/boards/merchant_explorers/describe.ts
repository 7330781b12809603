/** The table of The Guild of Merchant Explorers in sentences, for those who listen. */

import type { Describe, Player, Say } from '../../lib/board';
import { cellName, objectiveWords } from './tokens';
import type { Guild, GuildMapParts, GuildMapView } from './types';

const NUMERALS = ['I', 'II', 'III', 'IV'];

export const describe: Describe<GuildMapView, GuildMapParts> = ({ view, parts, seat, players, say }) => {
  const tell = (key: string, args?: Record<string, string | number>): string =>
    say(`merchant_explorers-board-tell-${key}`, args);
  const cards = (numbers: readonly number[]): string =>
    numbers.map((number) => say(`merchant_explorers-card-${parts.explore_cards[number]}`)).join(', ') || none(say);
  const ordered = [...players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return [
    tell('era', {
      map: say(`merchant_explorers-map-${view.map}`),
      era: NUMERALS[view.era - 1] ?? '',
      card: cards([view.card]),
    }),
    tell('deck', { used: cards(view.used), coming: cards(view.coming) }),
    ...view.objectives.map(({ objective, pays, met }) =>
      tell('objective', {
        objective: objectiveWords(objective, parts, say),
        coins: pays,
        players: named(players.filter((player) => (met[player.seat] ?? 0) > 0)) || none(say),
      }),
    ),
    ...ordered.flatMap((player) => guildLines(view.guilds[player.seat], player, parts, say, tell)),
  ];
};

type Tell = (key: string, args?: Record<string, string | number>) => string;

function guildLines(guild: Guild | undefined, player: Player, parts: GuildMapParts, say: Say, tell: Tell): string[] {
  if (!guild) return [];
  const cells = (list: readonly number[]): string => list.map((cell) => cellName(cell, parts)).join(', ') || none(say);
  const kept = guild.slots
    .filter((number) => number > 0)
    .map((number) => say(`merchant_explorers-card-${parts.cards[parts.basic_cards + number - 1]?.key ?? ''}`));
  return [
    tell('guild', {
      player: player.name,
      explorers: cells(guild.explorers),
      villages: cells(guild.villages),
      towers: cells(guild.towers),
      posts: cells(guild.posts),
    }),
    tell('cards', {
      player: player.name,
      cards: kept.join(', ') || none(say),
      treasures: guild.treasure_count,
      left: guild.explorer_supply,
    }),
    ...(guild.coins === null ? [] : [tell('coins', { player: player.name, coins: guild.coins })]),
  ];
}

const named = (players: readonly Player[]): string => players.map(({ name }) => name).join(', ');
const none = (say: Say): string => say('merchant_explorers-board-none');
