import type { Scene } from '../scene.js';
import { chain, roll, shift, turn } from '../space/motion.js';
import { moved, type Part } from '../space/part.js';
import { headband } from './headband.js';
import { boom, cord } from './boom.js';
import { earbudsScene } from './earbuds.js';
import { earCup } from './ear-cup.js';
import { SIZES } from './sizes.js';
import type { HeadphonePicture } from './headphone-picture.js';

/** Headphones standing on their ear cups, seen from the left; of the in-ear form two buds beside their case. */
export function headphoneScene(picture: HeadphonePicture): Scene {
  if (picture.form === 'in-ear') {
    return earbudsScene(picture);
  }
  const size = SIZES[picture.form];
  const worn = (side: 1 | -1, part: Part) =>
    moved(part, chain(roll(side * 5), turn(side * 7), shift([side * size.apart, 0, size.radius + 2])));
  const parts = [
    { ...worn(1, earCup(picture, size, 1)), layer: 0 },
    ...headband(picture, size),
    { ...worn(-1, earCup(picture, size, -1)), layer: 3 },
  ];
  if (picture.boom) {
    parts.push(...boom(picture, size));
  }
  if (picture.cord) {
    parts.push(cord(picture.cord, size, picture.boom === true));
  }
  return {
    parts,
    view: { azimuth: -50, elevation: 12, distance: 720 },
    tint: picture.light?.[0] ?? picture.accent,
  };
}
