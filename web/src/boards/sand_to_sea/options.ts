import type { GameOptions } from '../../lib/options';
import MapGlance from '../century/map_builder/MapGlance.svelte';
import MapPicker from '../century/map_builder/MapPicker.svelte';
import DealsPicker from '../century/market/DealsPicker.svelte';

export const options: GameOptions = { pickers: { map: MapPicker, golden_deals: DealsPicker }, Glance: MapGlance };
