import { mix, type Colour } from '../colour.js';
import { ellipse, roundedRectangle } from '../space/outline.js';
import type { Ink, Part } from '../space/part.js';
import { surface } from '../space/solids.js';
import { add, cross, scale, subtract, unit, type Point, type Vector } from '../space/vector.js';
import type { MousePicture } from './mouse-picture.js';
import type { Shell } from './shell.js';

/** Around the shell, where the thumb buttons start and how far down they reach. */
const THUMB_ROW = 0.742;
const THUMB_REACH = 0.072;
const WHEEL = { along: 0.79, radius: 11.5, width: 7.5, rise: 4.2 };

/** Two buttons under the thumb, standing a little proud of the shell. */
export function sideButtons(shell: Shell, picture: MousePicture): Part[] {
  const material = { colour: mix(mix(picture.grip, '#ffffff', 0.06), picture.accent, 0.1), gloss: 0.45 };
  return [
    [0.45, 0.595],
    [0.61, 0.745],
  ].map(([from, to]) => ({
    layer: 2,
    inks: [gapAround(shell, from as number, to as number, mix(picture.grip, '#000000', 0.85))],
    facets: surface({
      columns: 14,
      rows: 8,
      material,
      at: (u, v) => {
        const along = (from as number) + ((to as number) - (from as number)) * u;
        const around = THUMB_ROW + THUMB_REACH * v;
        const proud = 1.7 * (1 - Math.abs(2 * u - 1) ** 6) * (1 - Math.abs(2 * v - 1) ** 4);
        return add(shell.at(along, around), scale(shell.normal(along, around), proud - 0.1));
      },
    }),
  }));
}

function gapAround(shell: Shell, from: number, to: number, colour: Colour): Ink {
  const middle: Point = [(from + to) / 2, THUMB_ROW + THUMB_REACH / 2];
  const outline = roundedRectangle(to - from, THUMB_REACH, 0.012);
  return {
    places: [...outline, outline[0] as Point].map(([x, y]) => shell.at(middle[0] + x, middle[1] + y)),
    normal: shell.normal(...middle),
    colour,
    width: 0.7,
  };
}

/** The upper part of the scroll wheel in its dark slot. */
export function wheel(shell: Shell, picture: MousePicture): Part {
  const up = shell.normal(WHEEL.along, 0.5);
  const ahead = unit(subtract(shell.at(WHEEL.along + 0.02, 0.5), shell.at(WHEEL.along - 0.02, 0.5)));
  const axle = cross(ahead, up);
  const floor = shell.at(WHEEL.along, 0.5);
  const hub = add(floor, scale(up, WHEEL.rise - WHEEL.radius));
  const reach = Math.acos((WHEEL.radius - WHEEL.rise) / WHEEL.radius);
  const stripe = picture.light
    ? { colour: picture.accent, gloss: 0, glow: 'hazy' as const }
    : { colour: picture.accent, gloss: 0.4 };
  const facets = surface({
    columns: 28,
    rows: 9,
    material: (u, v) =>
      Math.abs(v - 0.5) < 0.12
        ? stripe
        : { colour: Math.round(u * 28) % 2 ? '#2b2d33' : '#15161a', gloss: 0.25 },
    at: (u, v) => {
      const angle = reach * (2 * u - 1);
      const radius = WHEEL.radius - 2.2 * Math.abs(2 * v - 1) ** 3;
      const spoke = add(scale(up, Math.cos(angle) * radius), scale(ahead, Math.sin(angle) * radius));
      return add(add(hub, spoke), scale(axle, WHEEL.width * (0.5 - v)));
    },
  });
  return { facets: [...slot(floor, up, ahead, axle), ...facets], layer: 3 };
}

function slot(floor: Vector, up: Vector, ahead: Vector, axle: Vector) {
  const outline = ellipse(11, 27, 28).map(([x, y]) =>
    add(add(floor, scale(up, -0.4)), add(scale(axle, x), scale(ahead, y))),
  );
  return [{ corners: outline, material: { colour: '#0b0c0f' as const, gloss: 0 } }];
}
