/** Whether the sheet and the game speak of the same places and routes. */

import { PLACES, type Kind } from './places';
import { ROUTES } from './routes';

export interface BoardFacts {
  readonly places: readonly { readonly id: string; readonly kind: Kind }[];
  readonly routes: readonly { readonly id: string; readonly a: string; readonly b: string }[];
}

/** Everything that does not agree, in sentences; nothing when all is well. */
export function disagreements({ places, routes }: BoardFacts): string[] {
  const drawnPlaces = new Map(Object.entries(PLACES));
  const drawnRoutes = new Map(Object.entries(ROUTES));
  const wrong: string[] = [];
  for (const { id, kind } of places) {
    const drawn = drawnPlaces.get(id)?.kind;
    if (drawn !== kind) wrong.push(`${id} is a ${kind} in the game and ${drawn ?? 'missing'} on the map.`);
    drawnPlaces.delete(id);
  }
  for (const { id, a, b } of routes) {
    const ends = drawnRoutes.get(id)?.ends.toSorted().join(' - ');
    const meant = [a, b].toSorted().join(' - ');
    if (ends !== meant) wrong.push(`${id} joins ${meant} in the game and ${ends ?? 'nothing'} on the map.`);
    drawnRoutes.delete(id);
  }
  for (const id of [...drawnPlaces.keys(), ...drawnRoutes.keys()]) wrong.push(`${id} is only on the map.`);
  return wrong;
}
