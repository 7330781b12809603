import type { GameOptions } from '../../lib/options';
import MapGlance from '../century/map_builder/MapGlance.svelte';
import MapPicker from '../century/map_builder/MapPicker.svelte';

export const options: GameOptions = { pickers: { map: MapPicker }, Glance: MapGlance };
