/** What the settlers have built: every kind of location has a house of its own, told apart by its outline. */

import type { Drawing, Stroke } from '../../../../lib/symbols/drawing';

const LINE = 'var(--line-art)';
const WALL = 'var(--wall)';
const ROOF = 'var(--roof)';
const TIMBER = 'var(--timber)';

const filled = (d: string, fill: string, width = 1.2): Stroke => ({ d, fill, line: LINE, width });
const lined = (d: string, width = 1.1): Stroke => ({ d, line: LINE, width });
const drawn = (...strokes: Stroke[]): Drawing => ({ box: [48, 36], strokes });

/** A palisade with two towers and a flag. */
const fort = drawn(
  filled('M12 34V19l3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3v15z', TIMBER),
  lined('M15 17v17M18 20v14M30 20v14M33 17v17'),
  filled('M20 34v-7.5c0-2.5 1.8-4 4-4s4 1.5 4 4V34z', WALL),
  filled('M4 34V14h10v20zM34 34V14h10v20z', WALL),
  filled('M2.5 14 9 6.5l6.5 7.5zM32.5 14 39 6.5l6.5 7.5z', ROOF),
  lined('M7.5 21v4M10.5 21v4M37.5 21v4M40.5 21v4'),
  lined('M24 16V2', 1.4),
  filled('M24 2.5c4-1.5 6 1.5 10 0v6c-4 1.5-6-1.5-10 0z', 'var(--clay)', 1),
);

/** A barn before furrows of corn. */
const farm = drawn(
  filled('M9 24V13L18 5l9 8v11z', WALL),
  filled('M6.5 14.5 18 3.5l11.5 11-2.5 1.5L18 8 9 16z', ROOF),
  filled('M14.5 24v-7h7v7z', TIMBER),
  lined('M14.5 17l7 7M21.5 17l-7 7'),
  { d: 'M2 34c8-5.5 36-5.5 44 0zM30 27c4-2 11-1.5 15 2l1 3', line: 'var(--land-trail)', width: 1.4 },
  lined(
    'M34 26v-9M34 19c2 0 3-1 3-3-2 0-3 1-3 3zM34 22c-2 0-3-1-3-3 2 0 3 1 3 3zM41 28v-9M41 21c2 0 3-1 3-3-2 0-3 1-3 3zM41 24c-2 0-3-1-3-3 2 0 3 1 3 3z',
    1.3,
  ),
  { d: 'M6 31c6-3 12-3 18-2M26 30c6-1 12 0 16 2', line: 'var(--land-trail)', width: 1.4 },
);

/** A workshop with a smoking chimney and an anvil before it. */
const workshop = drawn(
  filled('M27 9V4h5v9z', WALL),
  { d: 'M30 3c0-2 3-1.5 3-3.5', line: LINE, width: 1.2, opacity: 0.7 },
  filled('M7 34V18h28v16z', WALL),
  filled('M3.5 18.5 12 7.5h18l8.5 11z', ROOF),
  lined('M8 14.5h26M16 11h15'),
  filled('M11 34v-9h7v9z', TIMBER),
  lined('M23 23h7v5h-7zM26.5 23v5'),
  filled('M33 26h13c-.5 2.5-2.5 3.5-5 3.5v2.5l2.5 2h-9l2.5-2v-2.5c-2.5 0-4-1.5-4-3.5z', '#6d7276'),
);

/** A trading post: a log cabin with its awning and barrels. */
const post = drawn(
  filled('M8 34V16h22v18z', TIMBER),
  lined('M8 20h22M8 24h22M8 28h22'),
  filled('M4 16.5 19 6l15 10.5z', ROOF),
  filled('M14 34v-9h9v9z', WALL),
  filled('M30 20l13 5v3l-13-3z', 'var(--clay)'),
  lined('M42.5 28v6'),
  filled('M32.5 27.5h6c1 2 1 4.5 0 6.5h-6c-1-2-1-4.5 0-6.5z', WALL),
  lined('M32 29.7h7M32 31.9h7'),
);

/** A market stall under a striped cloth. */
const stall = drawn(
  lined('M8 14v20M40 14v20', 2),
  filled(
    'M4 14 9 5h30l5 9c0 3-4 4-5 1-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1.5 3-4.5 3-6 0-1 3-5 2-5-1z',
    ROOF,
  ),
  filled('M14 5h5l-2 10c-1.5 2-3.5 2-4 0zM27 5h5l3 10c-1.5 2-4.5 2-5 0z', WALL, 0.8),
  filled('M6 25h36v9H6z', TIMBER),
  filled('M12 25c0-3.5 6-3.5 6 0zM20 25c0-3.5 6-3.5 6 0zM29 25v-4h7v4z', WALL),
);

/** A signal fire: news that brings new cards. */
const beacon = drawn(
  lined('M12 34 24 14l12 20M16 28h16M24 14v20', 2),
  filled('M14 14h20l-3 5H17z', TIMBER),
  filled('M24 1c1 4 7 5.5 6 11-.3 1.5-1 2-1.5 2h-9c-1-.5-2-2.5-1.5-5 .5 1.5 1.5 2 2 2C19 7 23 5 24 1z', 'var(--glow)'),
);

const signpost = drawn(
  filled('M22.5 34V4h3v30z', TIMBER),
  filled('M10 7h22l5 3.5-5 3.5H10zM38 17H17l-5 3.5 5 3.5h21z', WALL),
);

/** A jetty with a boat. */
const jetty = drawn(
  filled('M28 4c7 3 10 9 10 17l-10 1z', WALL),
  lined('M27 2v22', 1.6),
  filled('M26 7c-5 3-8 8-8.5 13l8.5 1.5z', WALL),
  filled('M14 24c7 2 20 2 28-.5-1 6-4 9-9 9H22c-5-.5-7-4-8-8.5z', TIMBER),
  lined('M2 20h14M5 20v14M12 20v14M2 25h11', 2),
);

export const BUILDINGS: Readonly<Record<string, Drawing>> = {
  fort,
  production: farm,
  upgrade: workshop,
  trade: post,
  trade_again: post,
  market: stall,
  refresh_forts: beacon,
  refresh_market: beacon,
  rearrange: signpost,
  ship_move: jetty,
  ship_trade: jetty,
  outpost_trade: post,
};

export const buildingOf = (kind: string): Drawing => BUILDINGS[kind] ?? post;
