import { inset } from './outline.js';
import type { Facet, Material } from './part.js';
import type { Point, Vector } from './vector.js';

interface Surface {
  /** The place for `u` and `v`, each 0 to 1; seen from outside, `v` runs to the left of `u`. */
  at: (u: number, v: number) => Vector;
  columns: number;
  rows: number;
  material: Material | ((u: number, v: number) => Material);
}

/** Facets over a curved surface. */
export function surface({ at, columns, rows, material }: Surface): Facet[] {
  const grid = steps(columns + 1).map((column) =>
    steps(rows + 1).map((row) => at(column / columns, row / rows)),
  );
  const corner = (column: number, row: number) => grid[column]?.[row] as Vector;
  return steps(columns).flatMap((column) =>
    steps(rows).map((row) => ({
      corners: [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ],
      material:
        typeof material === 'function' ? material((column + 0.5) / columns, (row + 0.5) / rows) : material,
    })),
  );
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

interface Slab {
  outline: readonly Point[];
  bottom: number;
  top: number;
  /** Millimetres that the upper edge is rounded by. */
  bevel?: number;
  material: Material;
  lid?: Material;
}

/** A flat body: the outline raised from `bottom` to `top`, its upper edge rounded. */
export function slab({ outline, bottom, top, bevel = 0, material, lid = material }: Slab): Facet[] {
  const rings = [raise(outline, bottom), raise(outline, top - bevel)];
  const levels = bevel > 0 ? 4 : 0;
  for (let level = 1; level <= levels; level += 1) {
    const angle = (level / levels) * (Math.PI / 2);
    const ring = inset(outline, bevel * (1 - Math.cos(angle)));
    rings.push(raise(ring, top - bevel * (1 - Math.sin(angle))));
  }
  return [...loft(rings, material), { corners: rings.at(-1) as Vector[], material: lid }];
}

/** Facets between rings of equally many places, each ring above the one before. */
export function loft(rings: readonly Vector[][], material: Material): Facet[] {
  return rings.slice(1).flatMap((upper, level) => {
    const lower = rings[level] as Vector[];
    return lower.map((corner, index) => {
      const next = (index + 1) % lower.length;
      return {
        corners: [corner, lower[next] as Vector, upper[next] as Vector, upper[index] as Vector],
        material,
      };
    });
  });
}

/** A ball squeezed to half axes; `power` 1 is an ellipsoid, smaller ones are boxier. */
export function ellipsoid(
  centre: Vector,
  axes: Vector,
  material: Material,
  { fineness = 20, power = 1 }: { fineness?: number; power?: number } = {},
): Facet[] {
  return surface({
    columns: fineness * 2,
    rows: fineness,
    material,
    at: (u, v) => {
      const [round, rise] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const girth = bend(Math.cos(rise), power);
      return [
        centre[0] + axes[0] * girth * bend(Math.cos(round), power),
        centre[1] + axes[1] * girth * bend(Math.sin(round), power),
        centre[2] + axes[2] * bend(Math.sin(rise), power),
      ];
    },
  });
}

/** Keeps the sign of a value and raises its size to a power. */
export function bend(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power;
}

function raise(outline: readonly Point[], height: number): Vector[] {
  return outline.map(([x, y]) => [x, y, height]);
}
