/** What is heard of an event, by the word in its kind; events that tell of nothing that moves are silent. */

import type { StoryEvent } from '../board';
import type { Sound } from './sounds';

const HEARD: readonly (readonly [RegExp, Sound])[] = [
  [/^(claimed|fulfilled|achieved|founded|built|won|took_bonus|took_tile)/, 'claim'],
  [/(rolled|rerolled|turned$|black_die$|placed$)/, 'die'],
  [/^(sailed|went$|walked|placed_ship|placed_camel|relocated|copied)/, 'ship'],
  [/(card|played|acquired|deal|drew|kept|contract|shop|rested|retrieved|laid|recalled|revealed)/, 'card'],
  [
    /(gained|gave|upgraded|exchanged|traded|paid|collected|returned|harvested|picked_up|left_cube|took|explored|worked)/,
    'cubes',
  ],
];
/** More would be a din. */
const MOST = 3; // drawn: sounds for one message

export function heard(events: readonly StoryEvent[]): Sound[] {
  const sounds = events.flatMap(({ kind }) => HEARD.find(([word]) => word.test(kind))?.[1] ?? []);
  return [...new Set(sounds)].slice(0, MOST);
}
