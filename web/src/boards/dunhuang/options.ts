import type { GameOptions } from '../../lib/options';
import CirclePicker from './circle/CirclePicker.svelte';

export const options: GameOptions = { pickers: { circle_mode: CirclePicker, circle: null } };
