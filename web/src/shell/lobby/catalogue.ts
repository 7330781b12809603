/** The ten games of the house in their order on the shelf; which of them can be played, the server tells. */

export interface Shelf {
  readonly id: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
}

export const SHELF: readonly Shelf[] = [
  { id: 'spice_road', players: [2, 5], minutes: [30, 45] },
  { id: 'eastern_wonders', players: [2, 4], minutes: [30, 45] },
  { id: 'new_world', players: [2, 4], minutes: [30, 45] },
  { id: 'sand_to_sea', players: [2, 4], minutes: [45, 60] },
  { id: 'east_west_1', players: [2, 4], minutes: [45, 60] },
  { id: 'east_west_2', players: [2, 4], minutes: [45, 60] },
  { id: 'east_west_3', players: [2, 4], minutes: [60, 75] },
  { id: 'marco_polo', players: [2, 4], minutes: [40, 100] },
  { id: 'merchant_explorers', players: [1, 4], minutes: [45, 45] },
  { id: 'dunhuang', players: [2, 4], minutes: [20, 35] },
];
