import type { Point } from './vector.js';

/** The smallest convex outline about the points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = chainOf(sorted);
  const upper = chainOf(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2) as Point, chain.at(-1) as Point, point)) {
      chain.pop();
    }
    chain.push(point);
  }
  return chain;
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
