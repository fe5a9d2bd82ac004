import type { Colour } from '../colour.js';
import type { Part } from '../space/part.js';
import { ellipsoid } from '../space/solids.js';
import { round, smoothPath, tube } from '../space/tube.js';
import type { Vector } from '../space/vector.js';
import type { HeadphonePicture } from './headphone-picture.js';
import { OVAL, type HeadphoneSize } from './sizes.js';

/** A microphone arm from the left cup towards the mouth, with a foam tip. */
export function boom(picture: HeadphonePicture, size: HeadphoneSize): Part[] {
  const x = -size.apart - 10;
  const front = -size.radius * OVAL;
  const tip: Vector = [x + 46, front - 52, 22];
  const path: Vector[] = [
    [x, front + 6, size.radius * 0.72],
    [x - 2, front - 12, 30],
    [x + 14, front - 38, 21],
    tip,
  ];
  return [
    {
      layer: 4,
      slender: true,
      facets: tube({
        path: smoothPath(path, 10),
        section: round(2.6),
        side: [0.3, 0.2, 1],
        material: { colour: '#1b1c20', gloss: 0.4 },
      }),
    },
    { layer: 5, facets: ellipsoid(tip, [11, 7.5, 7.5], { colour: '#26272c', gloss: 0 }, { fineness: 12 }) },
    {
      layer: 5,
      facets: ellipsoid(
        [x + 1, front + 5, size.radius * 0.72],
        [6, 6, 6],
        { colour: picture.trim, gloss: 0.6 },
        { fineness: 10 },
      ),
    },
  ];
}

/** A cord from the left cup that runs over the floor and ends in a plug: behind where a boom is in front. */
export function cord(colour: Colour, size: HeadphoneSize, isBehind: boolean): Part {
  const [x, front] = [-size.apart - 8, isBehind ? 1 : -1];
  const path: Vector[] = [
    [x, front * 4, 6],
    [x - 6, front * 22, 2.5],
    [x + 8, front * 52, 2],
    [x + 50, front * 66, 2],
    [x + 92, front * 50, 2],
    [x + 118, front * 62, 2],
  ];
  const end = path.at(-1) as Vector;
  const along = (from: number, to: number): Vector[] => [
    [end[0] + from * 0.8, end[1] + front * from * 0.6, 3],
    [end[0] + to * 0.8, end[1] + front * to * 0.6, 3],
  ];
  const side: Vector = [0, 0, 1];
  return {
    layer: isBehind ? -2 : 6,
    slender: true,
    facets: [
      ...tube({
        path: smoothPath(path, 10),
        section: round(1.9, 10),
        side,
        material: { colour, gloss: 0.2 },
      }),
      ...tube({
        path: along(14, 28),
        section: round(1.8),
        side,
        material: { colour: '#d9b45a', gloss: 0.9 },
      }),
      ...tube({
        path: along(-2, 15),
        section: round(3.4),
        side,
        material: { colour: '#26272c', gloss: 0.4 },
      }),
    ],
  };
}
