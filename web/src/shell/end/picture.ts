/** A picture of the result to share: drawn here as SVG, turned into PNG by the browser. */

import type { Player } from '../../lib/board';
import { gameTitle } from '../../lib/names';
import type { TableInfo } from '../../lib/protocol';
import { SYMBOLS, type SymbolName } from '../../lib/symbols';
import { nameText } from '../../lib/text/segments';
import { language } from '../../lib/text/texts.svelte';
import { places, ranking } from './outcome';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 70;
const TOP = 210;
const ROOM = 330; // of all players
const HIGHEST_ROW = 96;
const FULL_NAME = 20; // letters that have room in their full size
const BAR = { left: 590, width: 350 };
const SPACE = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

function element(tag: string, attributes: Attributes, ...children: (Element | string)[]): Element {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** Colours of the page as they are now; the picture stands alone and knows no variables. */
function colour(value: string): string {
  const style = getComputedStyle(document.documentElement);
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

function symbol(name: SymbolName, x: number, y: number, size: number, ink: string): Element {
  const { box, strokes } = SYMBOLS[name];
  const scale = size / box[1];
  const painted = (paint: string | undefined): string => colour((paint ?? 'none').replace('currentColor', ink));
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ...strokes.map((stroke) =>
      element('path', {
        d: stroke.d,
        fill: painted(stroke.fill),
        stroke: painted(stroke.line),
        'stroke-width': stroke.width ?? 1.8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  );
}

/** The picture as SVG. `counted` is false for a victory that no points have decided. */
export function draw(info: TableInfo, players: readonly Player[], counted: boolean): SVGSVGElement {
  const [ink, soft, brass] = [colour('var(--ink)'), colour('var(--soft)'), colour('var(--brass)')];
  const serif = colour('var(--serif)');
  const sans = colour('var(--sans)');
  const text = (content: string, x: number, y: number, size: number, more: Attributes = {}): Element =>
    element('text', { x, y, 'font-size': size, 'font-family': serif, fill: ink, ...more }, content);

  const scores = info.scores ?? players.map(() => 0);
  const place = places(counted ? scores : scores.map(() => 0), info.winners);
  const highest = Math.max(1, ...scores);
  const row = Math.min(HIGHEST_ROW, ROOM / players.length);
  const title = gameTitle(info.game);
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(info.created * 1000);

  const rows = ranking(scores, info.winners).map((seat, index) => {
    const player = players[seat]!;
    const [middle, points] = [TOP + row * (index + 0.5), scores[seat]!];
    const [mark, name] = [colour(player.colour), nameText(player.name)];
    const won = info.winners.includes(seat);
    const size = Math.min(38, row * 0.5);
    const told = counted || won;
    const parts = [
      text(told && players.length > 1 ? `${place[seat]}.` : '', EDGE + 44, middle + size * 0.35, size, {
        'text-anchor': 'end',
        'font-weight': 700,
        fill: won ? brass : soft,
      }),
      symbol(player.shape, EDGE + 66, middle - size / 2, size, mark),
      text(name, EDGE + 124, middle + size * 0.35, size * Math.min(1, FULL_NAME / name.length), {
        'font-weight': won ? 700 : 400,
      }),
    ];
    if (counted) {
      const width = Math.max(4, (BAR.width * Math.max(0, points)) / highest);
      parts.push(
        element('rect', { x: BAR.left, y: middle - row * 0.2, width, height: row * 0.4, rx: 6, fill: mark }),
        text(String(points), WIDTH - EDGE - 60, middle + size * 0.4, size * 1.15, {
          'text-anchor': 'end',
          'font-weight': 700,
        }),
      );
    }
    if (won) parts.push(symbol('trophy', WIDTH - EDGE - 44, middle - 22, 44, brass));
    return element('g', {}, ...parts);
  });

  const frame = (inset: number, line: string, width: number): Element =>
    element('rect', {
      x: inset,
      y: inset,
      width: WIDTH - 2 * inset,
      height: HEIGHT - 2 * inset,
      rx: 18,
      fill: 'none',
      stroke: line,
      'stroke-width': width,
    });
  return element(
    'svg',
    { xmlns: SPACE, width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    element('rect', { width: WIDTH, height: HEIGHT, fill: colour('var(--panel)') }),
    frame(22, colour('var(--brass-line)'), 3),
    frame(32, colour('var(--hair)'), 1.5),
    text(title, EDGE, 122, Math.min(58, (58 * 28) / title.length), { 'font-weight': 700 }),
    text(date, EDGE, 168, 28, { fill: soft, 'font-family': sans }),
    element('path', { d: `M${EDGE} 192H${WIDTH - EDGE}`, stroke: colour('var(--hair)'), 'stroke-width': 2 }),
    ...rows,
    symbol('gate', WIDTH - EDGE - 230, HEIGHT - 74, 28, colour('var(--sea)')),
    text('Caravanserai', WIDTH - EDGE, HEIGHT - 51, 28, { 'text-anchor': 'end', fill: soft }),
  ) as SVGSVGElement;
}

/** The same as PNG. */
async function painted(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  // The content security policy allows data: for pictures, but not blob:.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser gives no picture.'))), 'image/png');
  });
}

/** Hand the picture to what the device shares with, or keep it as a file. */
export async function sharePicture(info: TableInfo, players: readonly Player[], counted: boolean): Promise<void> {
  const blob = await painted(draw(info, players, counted));
  const file = new File([blob], `${info.game}-${info.id}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: gameTitle(info.game) });
    } catch (refusal) {
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) throw refusal;
    }
    return;
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
