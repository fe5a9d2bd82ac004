import type { Point } from './vector.js';

/** Corners sharper than this are cut, or slivers would grow spikes. */
const SPIKE_LIMIT = 2.5;

/** The convex polygon with each edge moved outwards by a distance, whichever way its corners run. */
export function grown(corners: readonly Point[], by: number): Point[] {
  const outward = by * Math.sign(area(corners));
  return corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] as Point;
    const after = corners[(index + 1) % corners.length] as Point;
    const [a, b] = [edgeNormal(before, corner), edgeNormal(corner, after)];
    const reach = outward * Math.min(SPIKE_LIMIT, 1 / Math.max(0.05, 1 + a[0] * b[0] + a[1] * b[1]));
    return [corner[0] + (a[0] + b[0]) * reach, corner[1] + (a[1] + b[1]) * reach];
  });
}

function edgeNormal(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return length > 0 ? [y / length, -x / length] : [0, 0];
}

function area(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    return sum + x * next[1] - next[0] * y;
  }, 0);
}
