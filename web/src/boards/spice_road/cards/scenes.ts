/** What is seen in the arch of a point card: places along the road, as far and near silhouettes on a sheet 100 by 84. */

export interface Scene {
  readonly far: string;
  readonly near: string;
  /** Sun or moon: centre and radius. */
  readonly light: readonly [number, number, number];
}

const PALM = (x: number, y: number, s: number): string =>
  `M${x} ${y}l${-s * 0.05} ${-s}h${s * 0.1}l${s * 0.05} ${s}zM${x} ${y - s}c${-s * 0.2} ${-s * 0.3} ${-s * 0.5} ${-s * 0.2} ${-s * 0.55} ${s * 0.15} ${s * 0.2} ${-s * 0.15} ${s * 0.4} ${-s * 0.15} ${s * 0.55} ${-s * 0.1} ${s * 0.15} ${-s * 0.05} ${s * 0.35} ${-s * 0.05} ${s * 0.55} ${s * 0.1} ${-s * 0.05} ${-s * 0.35} ${-s * 0.35} ${-s * 0.45} ${-s * 0.55} ${-s * 0.15}zM${x} ${y - s}c${-s * 0.1} ${s * 0.05} ${-s * 0.3} ${s * 0.2} ${-s * 0.3} ${s * 0.4}l${s * 0.3} ${-s * 0.32} ${s * 0.3} ${s * 0.32}c0 ${-s * 0.2} ${-s * 0.2} ${-s * 0.35} ${-s * 0.3} ${-s * 0.4}z`;

const oasis: Scene = {
  far: 'M0 62c16-9 30-11 46-3 18-14 36-12 54-4v29H0z',
  near: `M0 76c18-8 34-9 52-2 18-7 34-6 48 0v10H0z${PALM(70, 76, 26)}${PALM(84, 77, 18)}`,
  light: [76, 24, 11],
};

const domes: Scene = {
  far: 'M6 84V58h3V40l2-4 2 4v18h6c0-8 5-12 9-16 4 4 9 8 9 16h8v26zM62 84V56h5c0-9 5-13 10-18 5 5 10 9 10 18h6v28z',
  near: 'M0 84V72h22v-6c0-8 6-12 11-17 5 5 11 9 11 17v6h16V52l2.5-5 2.5 5v20h12c0-6 4-9 7-12 3 3 7 6 7 12h9v12z',
  light: [80, 20, 9],
};

const mountains: Scene = {
  far: 'M0 66 20 40l14 17 18-27 24 34 10-12 14 16v16H0z',
  near: 'M0 84V74l22-14 20 13 20-20 22 18 16-9v22z',
  light: [80, 22, 10],
};

const dhow: Scene = {
  far: 'M0 66h100v18H0zM64 66c0-8 6-13 10-16 5 4 9 9 9 16z',
  near: 'M14 70h52c-3 7-8 10-14 10H30c-8 0-13-4-16-10zM41 68V30c14 6 21 18 22 34zM38 66V38c-9 6-14 14-16 24zM0 80c8-4 16-4 24 0s16 4 26 0 18-4 26 0 16 4 24 0v4H0z',
  light: [82, 24, 9],
};

const caravan: Scene = {
  far: 'M0 66c26-16 50-18 100 2v16H0z',
  near: 'M0 80c30-10 60-10 100-4v8H0zM24 76l1-9c-2-1-3-4-4-8-1-1-3 0-3-1.5s2-3 4-2.5c3 .6 2 5 4 6s2-6 5-6 3 4 4.5 4 2-4 4.5-4c4 0 4 6 5 9l-1 12h-2l-1-8-3-2-1 10h-2l-.5-10c-2 .5-4 .5-6 0l-.5 10zM56 75l1-8c-2-1-3-4-3.5-7-1-1-3 0-3-1.5s2-2.5 3.5-2c3 .6 2 5 3.5 5.5s2-5.5 4.5-5.5 3 4 4 4 2-4 4-4c3.5 0 3.5 5.5 4.5 8l-1 10.5h-2l-1-7-2-2-1 9h-2l-.5-9c-2 .5-3.5.5-5 0l-.5 9z',
  light: [78, 24, 12],
};

const gate: Scene = {
  far: 'M0 70 18 56l16 12 20-18 22 16 24-10v28H0z',
  near: 'M22 84V52h4v-5h5v5h4V42h5c0-7 5-11 10-15 5 4 10 8 10 15h5v10h4v-5h5v5h4v32H60V68c0-6-4-11-10-15-6 4-10 9-10 15v16zM0 84v-5h22v5zM78 84v-5h22v5z',
  light: [82, 22, 8],
};

export const SCENES: readonly Scene[] = [oasis, domes, mountains, dhow, caravan, gate];
