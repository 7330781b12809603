/** Outlines of the pieces, in tenths of a hex's radius around the point they stand on. */

/** A cube seen from above a corner: its three faces. */
export const CUBE = {
  top: 'M0-4.2 3.9-2.1 0 0-3.9-2.100z',
  left: 'M-3.9-2.1 0 0V4.600L-3.9 2.400z',
  right: 'M3.9-2.1 0 0V4.600L3.9 2.400z',
} as const;

/** A village: two houses. */
export const HOUSES = {
  walls: 'M-5.6 4.600V-.2L-2.4-3 .8-.2V4.600zM.8 4.600V.8h5v3.800z',
  roofs: 'M-6.8 .2-2.4-4.4 2 .2 .9 1-2.4-2.4-5.7 1zM1-2h4.200l1.8 3.200H2z',
  doors: 'M-3.4 4.600V1.800h2v2.800zM3 2.200h1.400v1.300H3z',
} as const;

/** A tower that stands: its walls, roof and flag. */
export const TOWER = {
  walls: 'M-3.3 6V-3h6.600V6zM-4.2-4.800h8.400V-3h-8.400z',
  roof: 'M-4.4-4.8 0-9.600l4.4 4.800z',
  lines: 'M-1 6V3.500c0-.7 .4-1.2 1-1.200s1 .5 1 1.200V6M0-2v2M-3.3 .8h1.600M1.7-.4h1.600M-3.3 3.700h1.200M2.2 3h1.1',
} as const;

/** A trading post: a stall under an awning. */
export const STALL = {
  awning:
    'M-3.6-.6-2.8-3.400h5.600l.8 2.800c0 .8-.5 1.3-1.2 1.300s-1.2-.5-1.2-1.300c0 .8-.5 1.3-1.2 1.300s-1.2-.5-1.2-1.300c0 .8-.5 1.3-1.2 1.300s-1.2-.5-1.2-1.300z',
  counter: 'M-2.8 .8h5.600v2.800h-5.600z',
} as const;

/** A treasure chest. */
export const CHEST = {
  lid: 'M-3-.4v-.9c0-1.2 .9-2 2-2h2c1.1 0 2 .8 2 2v.9z',
  box: 'M-3-.4h6v3.100h-6z',
  lock: 'M-.6-.9h1.200v1.700h-1.200z',
} as const;
