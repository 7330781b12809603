/** The compass rose: where it lies on the sheet, and its points. */

export const ROSE = { x: 392, y: 580, radius: 40 } as const;

/** The rays of a rose around 0 0: the halves in the light and those in the shade. `turn` is a share of a ray. */
export function rosePoints(rays: number, radius: number, turn: number): { light: string; shade: string } {
  const waist = radius * (rays === 4 ? 0.2 : 0.26);
  const at = (share: number, far: number): string => {
    const angle = (share / rays) * 2 * Math.PI - Math.PI / 2;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  };
  const half = (side: number): string =>
    Array.from({ length: rays }, (_, n) => `M0 0L${at(n + turn, radius)}L${at(n + turn + side / 2, waist)}z`).join('');
  return { light: half(-1), shade: half(1) };
}
