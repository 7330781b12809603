/** The places that a log sentence of From East to West III is about, as selectors. */

import type { StoryEvent } from '../../lib/board';
import { settledPlacesOf as seaPlacesOf } from '../century/islands/settled/pointed';
import { settledPlacesOf as tradePlacesOf } from '../century/market/settled/pointed';

export const placesOf = (event: StoryEvent): string[] => [...new Set([...seaPlacesOf(event), ...tradePlacesOf(event)])];
