/** A place on the drawing plane. */
export type Point = readonly [number, number];
/** A place or direction in space, in millimetres: x to the right, y away from the viewer, z up. */
export type Vector = readonly [number, number, number];
/** Moves places about. It must keep distances as they are. */
export type Motion = (place: Vector) => Vector;

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vector): Vector {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}

export function middle(places: readonly Vector[]): Vector {
  return scale(places.reduce(add, [0, 0, 0]), 1 / places.length);
}

/** The outward direction of a polygon whose corners run anticlockwise when seen from outside. */
export function normalOf(corners: readonly Vector[]): Vector {
  let sum: Vector = [0, 0, 0];
  corners.forEach((corner, index) => {
    sum = add(sum, cross(corner, corners[(index + 1) % corners.length] as Vector));
  });
  return unit(sum);
}
