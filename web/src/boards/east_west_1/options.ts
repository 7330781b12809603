import type { GameOptions } from '../../lib/options';
import DealsPicker from '../century/market/DealsPicker.svelte';

export const options: GameOptions = { pickers: { golden_deals: DealsPicker } };
