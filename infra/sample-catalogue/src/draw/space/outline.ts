import type { Point } from './vector.js';

/** A rectangle about the origin with round corners, anticlockwise; `steps` places for each corner. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 5): Point[] {
  const corners: [number, number, number][] = [
    [1, -1, -90],
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
  ];
  return corners.flatMap(([x, y, start]) =>
    arc([x * (width / 2 - radius), y * (height / 2 - radius)], radius, radius, start, start + 90, steps),
  );
}

/** An ellipse about the origin, anticlockwise. */
export function ellipse(width: number, height: number, steps = 32): Point[] {
  return arc([0, 0], width / 2, height / 2, 0, 360 - 360 / steps, steps);
}

/** Places on an arc of an ellipse between two angles in degrees, both ends included. */
export function arc(
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  steps: number,
): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (steps - 1)) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}

/** The outline drawn in by a distance, for outlines about the origin that are nearly as wide as high. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const width = Math.max(...outline.map(([x]) => Math.abs(x)));
  const height = Math.max(...outline.map(([, y]) => Math.abs(y)));
  return outline.map(([x, y]) => [x * (1 - by / width), y * (1 - by / height)]);
}
