/** The places beside the map that a log sentence is about; the map marks its own hexes. */

import type { StoryEvent } from '../../lib/board';

export function placesOf({ kind, seat, facts }: StoryEvent): string[] {
  if (typeof facts.explore === 'number') return [`[data-explore='${facts.explore}']`];
  if (typeof facts.objective === 'number') return [`[data-objective='${facts.objective}']`];
  return kind === 'era_began' ? [] : [`[data-guild='${seat}']`];
}
