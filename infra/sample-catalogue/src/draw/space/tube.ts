import { arc } from './outline.js';
import type { Facet, Material } from './part.js';
import { loft } from './solids.js';
import { add, cross, scale, subtract, unit, type Point, type Vector } from './vector.js';

interface Tube {
  path: readonly Vector[];
  /** Cross-section, anticlockwise; its x lies along `side`, its y square to both. */
  section: readonly Point[];
  /** A direction that the path never runs along. */
  side: Vector;
  material: Material;
  /** Share of the full section, given how far along the path (0 to 1). */
  taper?: (share: number) => number;
}

/** A body of one cross-section along a path, closed at both ends. */
export function tube({ path, section, side, material, taper = () => 1 }: Tube): Facet[] {
  const rings = path.map((place, index) => {
    const before = path[Math.max(0, index - 1)] as Vector;
    const after = path[Math.min(path.length - 1, index + 1)] as Vector;
    const ahead = unit(subtract(after, before));
    const up = unit(cross(ahead, side));
    const across = cross(up, ahead);
    const size = taper(index / (path.length - 1));
    return section.map(([x, y]) => add(place, add(scale(across, x * size), scale(up, y * size))));
  });
  const [first, last] = [rings[0] as Vector[], rings.at(-1) as Vector[]];
  return [...loft(rings, material), { corners: [...first].reverse(), material }, { corners: last, material }];
}

/** A round cross-section. */
export function round(radius: number, steps = 12): Point[] {
  return arc([0, 0], radius, radius, 0, 360 - 360 / steps, steps);
}

/** A smooth path through all the places, `steps` pieces between each two. */
export function smoothPath(places: readonly Vector[], steps = 8): Vector[] {
  const at = (index: number) => places[Math.min(places.length - 1, Math.max(0, index))] as Vector;
  const path = places
    .slice(1)
    .flatMap((_, index) =>
      Array.from({ length: steps }, (__, step) =>
        spline(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps),
      ),
    );
  return [...path, at(places.length - 1)];
}

/** Catmull and Rom's curve: it runs through `b` and `c`, heading as their neighbours lie. */
function spline(a: Vector, b: Vector, c: Vector, d: Vector, share: number): Vector {
  const axis = (index: 0 | 1 | 2) => {
    const [p, q, r, s] = [a[index], b[index], c[index], d[index]];
    const cubic = -p + 3 * q - 3 * r + s;
    const square = 2 * p - 5 * q + 4 * r - s;
    return 0.5 * (2 * q + (r - p) * share + square * share ** 2 + cubic * share ** 3);
  };
  return [axis(0), axis(1), axis(2)];
}
