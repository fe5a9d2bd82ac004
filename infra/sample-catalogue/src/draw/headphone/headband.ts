import { mix } from '../colour.js';
import { arc, roundedRectangle } from '../space/outline.js';
import type { Material, Part } from '../space/part.js';
import { tube } from '../space/tube.js';
import type { Point, Vector } from '../space/vector.js';
import type { HeadphonePicture } from './headphone-picture.js';
import { OVAL, type HeadphoneSize } from './sizes.js';

/** The band over the head, its padding, and what holds each cup. */
export function headband(picture: HeadphonePicture, size: HeadphoneSize): Part[] {
  const shell: Material = { colour: picture.shell, gloss: picture.gloss };
  const metal: Material = { colour: mix(picture.trim, picture.shell, 0.2), gloss: 0.85 };
  const half = (from: number, to: number, taper: (share: number) => number) =>
    tube({
      path: overHead(size, 0, from, to),
      section: bandSection(size),
      side: [0, 1, 0],
      material: shell,
      taper,
    });
  const right: Part = { facets: half(12, 91, rounding), layer: -1 };
  const left: Part = { facets: half(90, 168, (share) => rounding(1 - share)), layer: 2 };
  const padding: Part = {
    layer: 1,
    facets: tube({
      path: overHead(size, -7.5, 34, 146),
      section: roundedRectangle(size.bandWidth * 0.86, 10, 4.6, 4),
      side: [0, 1, 0],
      material: { colour: picture.cushion, gloss: 0.2 },
      taper: (share) => Math.min(1, 0.35 + 6 * Math.min(share, 1 - share)),
    }),
  };
  return [right, yoke(size, 1, metal), padding, left, yoke(size, -1, metal)];
}

function bandSection(size: HeadphoneSize): Point[] {
  return roundedRectangle(size.bandWidth, 6, 2.4, 4);
}

/** How wide the band is between its narrow end (0) and the crown of the head (1). */
function rounding(share: number): number {
  return 0.62 + 0.38 * Math.sin((share * Math.PI) / 2) ** 0.7;
}

/** An arch over both cups; degrees run from the right cup to the left one. */
function overHead(size: HeadphoneSize, out: number, from: number, to: number): Vector[] {
  const seat = size.radius + 2;
  return arc([0, seat], size.apart + 8 + out, size.rise + out, from, to, 32).map(([x, z]) => [x, 0, z]);
}

/** A fork that clasps a cup in front and at the back and runs up into the band. */
function yoke(size: HeadphoneSize, side: 1 | -1, metal: Material): Part {
  const [width, height] = [size.radius * OVAL + 2.5, size.radius + 4];
  const x = side * (size.apart + 7);
  const fork: Vector[] = arc([0, size.radius + 2], width, height, -4, 184, 28).map(([y, z]) => [
    x - side * (z - size.radius) * 0.09,
    y,
    z,
  ]);
  const stemPath = overHead(size, -1, side > 0 ? 17 : 163, side > 0 ? 36 : 144);
  const stem = tube({
    path: stemPath,
    section: roundedRectangle(12, 3, 1, 3),
    side: [0, 1, 0],
    material: metal,
  });
  const clasp = tube({
    path: fork,
    section: roundedRectangle(4, 9, 1.4, 3),
    side: [1, 0, 0],
    material: metal,
  });
  return { facets: [...stem, ...clasp], layer: side > 0 ? -1 : 2, slender: true };
}
