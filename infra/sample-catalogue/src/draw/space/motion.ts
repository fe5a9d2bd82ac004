import { add, type Motion, type Vector } from './vector.js';

export const shift =
  (by: Vector): Motion =>
  (place) =>
    add(place, by);

/** Turns about the x axis; `degrees` above zero lift what lies at the back. */
export function pitch(degrees: number): Motion {
  const [sin, cos] = sinCos(degrees);
  return ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos];
}

/** Turns about the y axis; `degrees` above zero lift what lies on the left. */
export function roll(degrees: number): Motion {
  const [sin, cos] = sinCos(degrees);
  return ([x, y, z]) => [x * cos + z * sin, y, z * cos - x * sin];
}

/** Turns about the z axis, anticlockwise as seen from above. */
export function turn(degrees: number): Motion {
  const [sin, cos] = sinCos(degrees);
  return ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z];
}

/** Does the motions one after the other, the first one first. */
export function chain(...motions: Motion[]): Motion {
  return (place) => motions.reduce((moved, motion) => motion(moved), place);
}

function sinCos(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
