/** Pieces of landscape that several pictures share. */

import type { Layer } from './scene';

export function peaks(colour: string, foot = 96): Layer[] {
  const up = foot - 46;
  return [
    {
      kind: 'land',
      d: `M-200 ${foot}L-120 ${up + 22} -70 ${up + 34} -20 ${up + 6} 30 ${up + 36} 66 ${up + 16} 104 ${up + 38} 150 ${up + 20} 196 ${up + 40} 258 ${up + 8} 300 ${up + 30} 350 ${up + 4} 430 ${up + 34} 520 ${up + 12}`,
      colour,
    },
    {
      kind: 'shape',
      d: `M-20 ${up + 6} 30 ${up + 36} 2 ${up + 34} -8 ${up + 22}zM258 ${up + 8} 300 ${up + 30} 274 ${up + 32} 264 ${up + 20}zM66 ${up + 16} 104 ${up + 38} 78 ${up + 36}z`,
      colour: '#fff6e2',
      opacity: 0.22,
    },
  ];
}

export function dunes(which: 'far' | 'near'): Layer[] {
  if (which === 'far') {
    return [
      { kind: 'land', d: 'M-200 96C-90 78 -20 96 60 92S180 70 260 90 420 78 520 92', colour: '#d9a763' },
      {
        kind: 'shape',
        d: 'M40 92C110 92 160 74 214 82 180 86 160 104 100 108 60 108 30 100 40 92z',
        colour: '#c28e50',
        opacity: 0.6,
      },
      { kind: 'land', d: 'M-200 112C-60 94 40 108 120 104S260 94 330 104 460 98 520 106', colour: '#c99250' },
    ];
  }
  return [
    { kind: 'land', d: 'M-200 124C-80 110 10 132 110 122S250 108 340 124 460 118 520 122', colour: '#a96f3a' },
    {
      kind: 'shape',
      d: 'M60 125C150 122 210 108 300 115 240 118 214 138 120 150 60 152 20 140 60 125z',
      colour: '#8f5a2c',
      opacity: 0.55,
    },
    { kind: 'line', d: 'M-20 138C60 128 110 146 190 136S300 128 350 138', colour: '#e9c58b', width: 1, opacity: 0.5 },
    { kind: 'line', d: 'M-40 146C30 140 90 152 150 146', colour: '#e9c58b', width: 1, opacity: 0.4 },
  ];
}

export function waves(top: number): Layer[] {
  const crest = (y: number, shift: number): string => {
    let d = `M${-200 + shift} ${y}`;
    for (let x = -200 + shift; x < 520; x += 24) d += `q6 -3.500 12 0t12 0`;
    return d;
  };
  return [
    { kind: 'land', d: `M-200 ${top}H520`, colour: top < 100 ? '#5f9a9e' : '#2f6d75' },
    { kind: 'line', d: crest(top + 7, 0), colour: '#d8efe9', opacity: 0.5 },
    { kind: 'line', d: crest(top + 16, 9), colour: '#d8efe9', opacity: 0.35 },
    { kind: 'line', d: crest(top + 27, 3), colour: '#d8efe9', opacity: 0.25 },
  ];
}

export function islands(colour: string): Layer[] {
  return [
    { kind: 'shape', d: 'M-30 96C-4 66 34 60 58 78 76 84 92 92 104 96z', colour },
    { kind: 'shape', d: 'M226 96C246 60 292 54 316 74 338 82 356 90 366 96z', colour },
    { kind: 'shape', d: 'M226 96C250 84 280 60 292 60 280 74 292 88 300 96z', colour: '#21483c', opacity: 0.35 },
  ];
}

export function palms(x: number, foot: number, colour: string): Layer[] {
  const palm = (at: number, tall: number): Layer[] => {
    const top = foot - tall;
    return [
      { kind: 'line', d: `M${at} ${foot}q-4 ${-tall / 2} 3 ${-tall}`, colour, width: 2.6 },
      {
        kind: 'shape',
        d: `M${at + 3} ${top}c-9 -7 -17 -4 -20 4 7 -4 13 -4 20 -4zm0 0c9 -7 17 -4 20 4 -7 -4 -13 -4 -20 -4zm0 0c-8 0 -13 6 -12 13 4 -7 7 -10 12 -13zm0 0c8 0 13 6 12 13 -4 -7 -7 -10 -12 -13zm0 0c-4 -7 -2 -12 3 -14 1 5 0 10 -3 14z`,
        colour,
      },
    ];
  };
  return [...palm(x, 34), ...palm(x + 22, 26)];
}

export function pines(places: readonly number[], foot: number, colour: string): Layer[] {
  return places.map((x, index) => {
    const tall = 24 + ((index * 7) % 13);
    const d = `M${x} ${foot}v-4h-9l6 -${tall * 0.3}h-4l5 -${tall * 0.3}h-3l6 -${tall * 0.4} 6 ${tall * 0.4}h-3l5 ${tall * 0.3}h-4l6 ${tall * 0.3}h-9v4z`;
    return { kind: 'shape', d, colour };
  });
}

/** The cave temple in its cliff: storeys of roofs, and painted caves beside them. */
export function temple(): Layer[] {
  const layers: Layer[] = [
    { kind: 'shape', d: 'M176 150V70l20 -16 40 -8 34 10 60 -6 200 20v90z', colour: '#b98a58' },
    { kind: 'shape', d: 'M176 150V70l20 -16 12 20 -6 76z', colour: '#946a41' },
  ];
  for (let storey = 0; storey < 5; storey++) {
    const y = 124 - storey * 15;
    const half = 27 - storey * 3.5;
    const x = 250;
    layers.push(
      { kind: 'shape', d: `M${x - half + 5} ${y}v-11h${2 * half - 10}v11z`, colour: '#8c3d28' },
      { kind: 'shape', d: `M${x - half - 5} ${y - 8}q5 -1 8 -6h${2 * half - 6}q3 5 8 6z`, colour: '#3d2a22' },
    );
  }
  const cave = (x: number, y: number): string => `M${x} ${y}v-7a4 4 0 0 1 8 0v7z`;
  const caves = [190, 204, 290, 306, 324, 342].flatMap((x, index) => [
    cave(x, 122),
    cave(x + 3, 102 - (index % 2) * 3),
  ]);
  layers.push({ kind: 'shape', d: caves.join(''), colour: '#4a2f20', opacity: 0.85 });
  return layers;
}
