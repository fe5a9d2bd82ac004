import { cycle, mix } from '../colour.js';
import { placeEmblem } from '../marks/place-emblem.js';
import type { Facet, Material, Part } from '../space/part.js';
import { surface } from '../space/solids.js';
import { smoothPath } from '../space/tube.js';
import type { Point, Vector } from '../space/vector.js';
import type { HeadphonePicture } from './headphone-picture.js';
import { OVAL, type HeadphoneSize } from './sizes.js';

/** Half of a cup's section: millimetres outward from the cushion's seat, and share of the radius. */
const SECTION: readonly Point[] = [
  [-3, 0.7],
  [-3, 0.92],
  [0, 0.985],
  [5, 1],
  [11, 0.985],
  [16, 0.93],
  [19, 0.85],
  [19.6, 0.8],
  [18.2, 0.77],
  [18.2, 0.7],
  [19.6, 0.67],
  [21, 0.6],
  [21.6, 0.45],
  [21.8, 0],
];
/** Facets between two places of the section. */
const STEPS = 3;
/** Where in the section the shining or metal ring lies, and where the flat face starts. */
const RING = { from: 8, to: 9.9 };

/** An ear cup about the origin whose outside faces along x, to the `side` given. */
export function earCup(picture: HeadphonePicture, size: HeadphoneSize, side: 1 | -1): Part {
  const section = smoothPath(
    SECTION.map(([out, share]) => [out, share, 0]),
    STEPS,
  );
  const rows = section.length - 1;
  const shell = surface({
    columns: 64,
    rows,
    at: (u, v) => {
      const [out, share] = section[Math.round(v * rows)] as Vector;
      return onCup(size, side, out * (size.radius / 47), share, u);
    },
    material: (u, v) => cupMaterial(picture, (v * rows) / STEPS, u),
  });
  const emblem = placeEmblem({
    emblem: picture.emblem,
    colour: picture.accent,
    glows: picture.light !== undefined,
    normal: [side, 0, 0],
    at: ([x, y]) => [side * 21.9 * (size.radius / 47), side * x * size.radius * 0.3, y * size.radius * 0.3],
  });
  return { facets: [...cushion(picture, size, side), ...shell], inks: emblem };
}

function cupMaterial(picture: HeadphonePicture, place: number, turn: number): Material {
  if (place > RING.from && place < RING.to) {
    return picture.light
      ? { colour: cycle(picture.light, turn), gloss: 0, glow: 'hazy' }
      : { colour: picture.trim, gloss: 0.9 };
  }
  const face = place > RING.to;
  return { colour: face ? mix(picture.shell, picture.trim, 0.12) : picture.shell, gloss: picture.gloss };
}

function cushion(picture: HeadphonePicture, size: HeadphoneSize, side: 1 | -1): Facet[] {
  const leather: Material = { colour: picture.cushion, gloss: 0.22 };
  const ring = surface({
    columns: 52,
    rows: 14,
    material: leather,
    at: (u, v) => {
      const angle = Math.PI * (1.75 * v - 0.3) + Math.PI / 2;
      const out = -2 - size.cushion / 2 + (size.cushion / 2) * Math.sin(-angle + Math.PI);
      return onCup(size, side, out, 0.73 - 0.23 * Math.cos(angle), 1 - u);
    },
  });
  const cloth = surface({
    columns: 32,
    rows: 1,
    material: { colour: mix(picture.cushion, '#000000', 0.6), gloss: 0 },
    at: (u, v) => onCup(size, side, -4, 0.8 * (1 - v), 1 - u),
  });
  return [...cloth, ...ring];
}

/** A place on the oval about the x axis; `turn` 0 to 1 runs anticlockwise as seen from outside. */
function onCup(size: HeadphoneSize, side: 1 | -1, out: number, share: number, turn: number): Vector {
  const angle = turn * 2 * Math.PI;
  return [
    side * out,
    side * size.radius * OVAL * share * Math.cos(angle),
    size.radius * share * Math.sin(angle),
  ];
}
