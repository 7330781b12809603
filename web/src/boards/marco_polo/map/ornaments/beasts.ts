/** What is drawn upon the seas: areas without ink first, then the lines. */

interface Ornament {
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly areas: string;
  readonly lines: string;
}

const WAKE = 'M-4 33q4 -3 8 0t8 0 8 0 8 0M2 37q4 -3 8 0t8 0 8 0';

/** A dhow of the Arabian sea. */
const DHOW_HULL = 'M0 22c10 3 24 3 36 -3c-1 7 -5 11 -10 12h-16c-5 -1 -9 -4 -10 -9z';
const DHOW_SAIL = 'M8 -2c12 2 22 9 25 19c-8 3 -18 3 -26 1c3 -6 3 -13 1 -20z';
export const DHOW: Ornament = {
  at: [462, 556],
  scale: 0.95,
  areas: DHOW_HULL + DHOW_SAIL,
  lines: `${DHOW_HULL}${DHOW_SAIL}M13 21L18 -5M2 -5L34 18M4 26c8 2 18 2 27 -1M13 3c5 4 8 8 9 15M20 6c4 4 6 7 6.5 12${WAKE}`,
};

/** A junk of the China sea. */
const JUNK_HULL = 'M-2 19c6 3 10 4 17 4s14 -1 22 -6c-1 7 -3 11 -7 14h-24c-4 -3 -7 -7 -8 -12z';
const JUNK_SAILS = 'M13 -4l12 3c2 6 2 12 0 18l-13 1c2 -7 2 -15 1 -22zM1 3l8 2c1 4 1 8 -1 12l-8 0c2 -5 2 -9 1 -14z';
export const JUNK: Ornament = {
  at: [942, 300],
  scale: 0.85,
  areas: JUNK_HULL + JUNK_SAILS,
  lines: `${JUNK_HULL}${JUNK_SAILS}M18 23V-7M5 21V0M13.6 1l12.5 2.500M14 6.500l12.8 2M13.6 12l12.6 .6M1.6 7.500l7.8 1M1.4 12l7.6 .4M2 25c10 3 22 3 30 -1${WAKE}`,
};

/** A serpent in three coils. */
export const SERPENT: Ornament = {
  at: [938, 398],
  scale: 0.82,
  areas:
    'M2 24c-1 -9 3 -17 9 -18c4 -1 7 1 8 4c-3 0 -5 1 -6 3c4 0 6 4 5 11zM22 24c0 -8 3 -12 7 -12s7 4 7 12h-4c0 -5 -1 -7 -3 -7s-3 2 -3 7zM39 24c0 -5 2 -8 5 -8c2 0 4 -2 4 -5c3 4 3 9 0 13z',
  lines:
    'M2 24c-1 -9 3 -17 9 -18c4 -1 7 1 8 4c-3 0 -5 1 -6 3c4 0 6 4 5 11M22 24c0 -8 3 -12 7 -12s7 4 7 12M26 24c0 -5 1 -7 3 -7s3 2 3 7M39 24c0 -5 2 -8 5 -8c2 0 4 -2 4 -5c3 4 3 9 0 13M11 9h.2M19 10l4 -1m-4 1l3 2M6 8l-2 -3l5 1M4 16l3 1M4 20l3 .500M-4 25q4 -3 8 0t8 0 8 0 8 0 8 0 8 0 8 0M4 29q4 -3 8 0t8 0 8 0 8 0',
};

/** A whale that blows. */
export const SPOUT: Ornament = {
  at: [592, 596],
  scale: 0.9,
  areas:
    'M0 20c2 -10 12 -13 20 -10c6 2 9 7 15 6c2 -1 2 -4 0 -7c3 1 5 2 6 4c2 -1 4 -1 6 0c-2 3 -5 4 -7 4c-2 5 -8 7 -14 7h-22c-3 0 -4 -2 -4 -4z',
  lines:
    'M0 20c2 -10 12 -13 20 -10c6 2 9 7 15 6c2 -1 2 -4 0 -7c3 1 5 2 6 4c2 -1 4 -1 6 0c-2 3 -5 4 -7 4c-2 5 -8 7 -14 7h-22c-3 0 -4 -2 -4 -4zM6 17h.2M1 21c4 1 8 0 10 -2M11 8c0 -4 -2 -6 -5 -6M12 8c0 -5 2 -7 6 -6M11.5 7v-6M14 22c2 2 6 2 7 -1M-6 26q4 -3 8 0t8 0 8 0 8 0 8 0 8 0 8 0',
};
