/** Where the sheet has room beside the hexes of each province: for its name and for the compass rose. */

import type { Point } from '../../../lib/sheet/point';

export const CORNERS: Readonly<Record<string, { readonly name: Point; readonly rose: Point }>> = {
  avenia: { name: { x: 905, y: 608 }, rose: { x: 82, y: 84 } },
  aghon: { name: { x: 905, y: 608 }, rose: { x: 72, y: 72 } },
  kazan: { name: { x: 905, y: 608 }, rose: { x: 72, y: 72 } },
  cnidaria: { name: { x: 320, y: 596 }, rose: { x: 900, y: 84 } },
};
