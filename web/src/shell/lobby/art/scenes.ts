/** The pictures of the games: a sky and layers of land, water, people and buildings, from far to near. */

import type { SymbolName } from '../../../lib/symbols';
import { dunes, islands, palms, peaks, pines, temple, waves } from './pieces';

export type Layer =
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly r: number; readonly colour: string }
  /** The upper edge of some land, from x -200; it reaches down to the ground. */
  | { readonly kind: 'land'; readonly d: string; readonly colour: string }
  | { readonly kind: 'shape'; readonly d: string; readonly colour: string; readonly opacity?: number }
  | {
      readonly kind: 'line';
      readonly d: string;
      readonly colour: string;
      readonly width?: number;
      readonly dash?: string;
      readonly opacity?: number;
    }
  /** A symbol of the house, standing with its feet at `y`. */
  | {
      readonly kind: 'symbol';
      readonly name: SymbolName;
      readonly x: number;
      readonly y: number;
      readonly height: number;
      readonly colour: string;
      readonly flip?: boolean;
    };

export interface Scene {
  readonly sky: readonly string[];
  readonly layers: readonly Layer[];
}

const symbol = (name: SymbolName, x: number, y: number, height: number, colour: string, flip = false): Layer => ({
  kind: 'symbol',
  name,
  x,
  y,
  height,
  colour,
  flip,
});
const sun = (x: number, y: number, r: number, colour = '#fbe3a0'): Layer => ({ kind: 'disc', x, y, r, colour });
const road = (d: string, colour = '#fdf1d2'): Layer => ({ kind: 'line', d, colour, width: 1.5, dash: '0.1 5' });

const DUSK = ['#35586a', '#b98a72', '#efc489', '#f6dca6'];
const MORNING = ['#5f97a3', '#a9cfc9', '#f3e6c4'];
const FOREST = ['#7fa3a5', '#d3ddc4', '#f4ead0'];
const NIGHT = ['#12303c', '#2d5b66', '#7f9d95', '#e0bd86'];

const train = (y: number, colour: string): Layer[] => [
  symbol('camel', 118, y, 21, colour),
  symbol('camel', 152, y - 3.5, 20, colour),
  symbol('camel', 184, y - 5, 19, colour),
  symbol('camel', 214, y - 4.5, 18, colour),
];

export const SCENES: Readonly<Record<string, Scene>> = {
  spice_road: {
    sky: DUSK,
    layers: [sun(228, 62, 21), ...peaks('#a9786a'), ...dunes('far'), ...train(104, '#4a2a20'), ...dunes('near')],
  },
  eastern_wonders: {
    sky: MORNING,
    layers: [
      sun(84, 48, 16, '#fff0c2'),
      ...islands('#5f8f7c'),
      ...waves(92),
      symbol('ship', 168, 112, 52, '#5a2f1f'),
      symbol('ship', 72, 100, 24, '#3d4f4d'),
      ...waves(112),
      ...palms(276, 104, '#2e5a48'),
    ],
  },
  new_world: {
    sky: FOREST,
    layers: [
      ...peaks('#8a9a98', 84),
      { kind: 'land', d: 'M-200 108C-60 92 40 98 130 106S300 92 520 104', colour: '#7f9a66' },
      ...pines([20, 44, 62, 232, 254, 282, 300], 112, '#33563f'),
      symbol('outpost', 142, 114, 34, '#6b3d22'),
      symbol('village', 178, 114, 24, '#7b4a2b'),
      { kind: 'land', d: 'M-200 122C0 112 100 118 190 116S340 124 520 116', colour: '#56794f' },
      ...pines([-8, 8, 106, 318], 132, '#274633'),
    ],
  },
  sand_to_sea: {
    sky: DUSK,
    layers: [
      sun(160, 70, 18),
      ...waves(96),
      symbol('ship', 246, 108, 42, '#4a2a20'),
      { kind: 'land', d: 'M-200 84C-60 66 40 80 120 98S190 118 230 150', colour: '#d6a868' },
      symbol('camel', 62, 92, 22, '#5b3021'),
      symbol('camel', 94, 98, 21, '#5b3021'),
      { kind: 'land', d: 'M-200 112C-40 96 40 110 110 124S170 140 190 150', colour: '#b67f48' },
      road('M20 118C80 122 120 128 168 142'),
    ],
  },
  east_west_1: {
    sky: NIGHT,
    layers: [
      sun(70, 40, 12, '#f4ecd2'),
      ...peaks('#4d6b6f', 88),
      ...dunes('far'),
      symbol('camel', 84, 106, 24, '#3a211a'),
      symbol('camel', 122, 104, 22, '#3a211a'),
      ...pines([214, 236, 262, 288], 110, '#20423a'),
      symbol('settler', 186, 108, 19, '#3a211a'),
      { kind: 'land', d: 'M-200 122C-20 108 130 118 220 110S380 120 520 112', colour: '#6d6a3f' },
    ],
  },
  east_west_2: {
    sky: MORNING,
    layers: [
      sun(250, 46, 15, '#fff0c2'),
      ...peaks('#86a39c', 82),
      ...waves(94),
      symbol('ship', 70, 112, 46, '#5a2f1f'),
      { kind: 'land', d: 'M-200 150C60 150 120 120 190 108S330 96 520 98', colour: '#6f8f58' },
      ...pines([212, 232, 256, 280, 304], 108, '#2e5240'),
      symbol('outpost', 176, 116, 26, '#6b3d22'),
    ],
  },
  east_west_3: {
    sky: NIGHT,
    layers: [
      { kind: 'shape', d: 'M160 8 168 68 228 76 168 84 160 144 152 84 92 76 152 68z', colour: '#e3bd6d', opacity: 0.9 },
      {
        kind: 'shape',
        d: 'M160 8 168 68 160 76zM228 76 168 84 160 76zM160 144 152 84 160 76zM92 76 152 68 160 76z',
        colour: '#8f6715',
      },
      { kind: 'line', d: 'M160 30a46 46 0 1 1-.1 0', colour: '#f4e3b8', width: 1 },
      { kind: 'land', d: 'M-200 128C-20 108 90 122 160 122S340 108 520 126', colour: '#7a6a3d' },
      symbol('camel', 34, 121, 24, '#2c1913'),
      symbol('ship', 232, 124, 34, '#2c1913'),
      ...pines([284, 304], 122, '#1f3d33'),
    ],
  },
  marco_polo: {
    sky: DUSK,
    layers: [
      sun(92, 60, 18),
      ...peaks('#93706b', 92),
      { kind: 'land', d: 'M-200 110C0 100 120 106 200 104S360 108 520 102', colour: '#c08f5c' },
      symbol('city', 214, 110, 52, '#7d3d28'),
      symbol('tower', 270, 110, 40, '#6a3323'),
      symbol('city', 30, 108, 30, '#8f5a40'),
      symbol('camel', 120, 118, 22, '#3f2219'),
      symbol('camel', 154, 117, 21, '#3f2219'),
      { kind: 'land', d: 'M-200 122C-20 114 120 124 220 118S380 122 520 116', colour: '#8c5f38' },
      road('M-10 138C70 128 170 140 330 128'),
    ],
  },
  merchant_explorers: {
    sky: ['#e8d9b2', '#f1e6c8', '#e6d2a2'],
    layers: [
      { kind: 'shape', d: 'M34 34 60 20 98 26 112 52 86 78 46 74z', colour: '#a9c07b' },
      { kind: 'shape', d: 'M206 66 250 50 300 64 312 108 262 130 214 112z', colour: '#e2c584' },
      { kind: 'shape', d: 'M134 94 168 84 192 108 172 134 132 130z', colour: '#a49b90' },
      {
        kind: 'line',
        d: 'M34 34 60 20 98 26 112 52 86 78 46 74zM206 66 250 50 300 64 312 108 262 130 214 112zM134 94 168 84 192 108 172 134 132 130z',
        colour: '#6a6252',
      },
      { kind: 'line', d: 'M76 52C110 96 130 70 160 106S220 70 258 84', colour: '#a2432a', width: 2.2, dash: '6 5' },
      symbol('village', 62, 62, 22, '#1d5559'),
      symbol('tower', 248, 96, 30, '#1d5559'),
      symbol('mountain', 148, 122, 20, '#5d554a'),
      symbol('ship', 176, 58, 26, '#2f6a70'),
    ],
  },
  dunhuang: {
    sky: NIGHT,
    layers: [
      sun(62, 40, 14, '#f4ecd2'),
      ...dunes('far'),
      ...temple(),
      { kind: 'shape', d: 'M52 128C90 108 150 112 176 124 146 120 96 122 52 128z', colour: '#8fc3c0' },
      ...palms(40, 126, '#243f36'),
      symbol('camel', 92, 112, 18, '#2c1913'),
      { kind: 'land', d: 'M-200 138C0 124 90 136 190 130S380 140 520 128', colour: '#7b5530' },
    ],
  },
};
