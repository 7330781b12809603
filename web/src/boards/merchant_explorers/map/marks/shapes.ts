/** Outlines of what is printed on the hexes, in tenths of a hex's radius around its middle. */

/** The silhouette of a city: a dome between two towers behind a wall. */
export const CITY =
  'M-5.8 1V-4.200l1.3-1.7 1.3 1.700V-2.800h1V-5c0-1.6 1-2.7 2.2-3.6 1.2 .9 2.2 2 2.2 3.600v2.200h1V-4.200l1.3-1.7 1.3 1.700V1z';
export const CITY_LINES = 'M-5.8-1.800h2.600M3.2-1.800h2.600M-2.2-5h4.4';
/** The shield with a city's value. */
export const SHIELD = 'M-3.7-1.100h7.400V3c0 2.5-1.7 3.8-3.7 4.700C-2 6.8-3.7 5.5-3.7 3z';

/** Two columns that stand, one that fell. */
export const COLUMNS =
  'M-5 3.200V-4.800h2.600V3.200zM-1 3.200V-2.600l1.2-1 .9 .7 .9-.9V3.200zM3.8 3.200V-.4l1.2 .6 1.4-.9V3.200z';
export const COLUMN_LINES = 'M-4.2-3.800V3M-3.2-3.800V3M-.1-2V3M1.1-2V3M4.7 .8V3M5.6 .8V3';
export const PLINTH = 'M-6.8 3.200H7.400V4.800H-6.800zM-5.8-6h4.200v1.200h-4.200z';

/** The foundations of a tower that is still to be built. */
export const SITE = 'M-3.6 6V-3.400l-1.2-.8V-7.600h2v1.200h1.600v-1.200h2.400v1.200h1.600v-1.200h2v3.400l-1.2 .8V6z';
export const SITE_LINES = 'M-5.2 6h10.400M-1.1 6V3.400c0-.8 .5-1.3 1.1-1.300s1.1 .5 1.1 1.300V6M0-3v2.2';

export const CASTLE =
  'M-7.2 5.600V-3.400h1.300v1.200h1.300v-1.200h1.300v2h.8V-6h1.100v1.100h.9V-6h1v1.100h.9V-6h1.100v4.600h.8v-2h1.300v1.200h1.300v-1.200h1.300v9h-5.600V3.200c0-1-.8-1.8-1.6-1.800S-1.6 2.2-1.6 3.200v2.400z';
export const CASTLE_LINES = 'M0-6v-2.600l2.6 .9L0-6.900M-5.3-.2v1.400M5.3-.2v1.400M0-3.800v1.2';

export const GEM = 'M-3.2-6.400h6.400L6-2.6 0 5.2-6-2.600z';
export const GEM_LINES = 'M-6-2.600H6M-3.2-6.4-1.8-2.6 0 5.2 1.8-2.6 3.2-6.400M-1.8-2.6 0-6.400l1.8 3.8';

export const VOLCANO = 'M-7 5.4-2.4-3.600c.5 .7 1 .9 1.6 .3 .6 .6 1.3 .6 1.8-.1 .5 .5 1 .4 1.4-.2L7 5.400z';
export const VOLCANO_GLOW =
  'M-2.4-3.600c.5 .7 1 .9 1.6 .3 .6 .6 1.3 .6 1.8-.1 .5 .5 1 .4 1.4-.2l.7 1.500c-.6 .4-.9 1.5-.7 2.6-.8-.6-1.2-1.8-1.5-2.3-.3 1.5-.4 3-1 4-.7-.9-.7-2.6-1-3.8-.4 .5-.7 .8-1.3 1 .2-.9 .1-1.6-.4-2.100z';
export const REEF = 'M-7 3.4-5-.8l1.4 1.6 1.4-4.6 2 4.200L1.6-2 3-6l1.8 5.2 1-1.200L7.4 3.400z';

export const TRIANGLE = 'M0-2.2 2.3 1.800h-4.600z';
export const SQUARE = 'M-1.9-1.900h3.800v3.800h-3.800z';
export const CIRCLE = 'M0-2.100A2.1 2.1 0 1 1 0 2.1 2.1 2.1 0 0 1 0-2.100z';
