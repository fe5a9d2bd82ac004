import { mix } from '../colour.js';
import { ellipse, roundedRectangle } from '../space/outline.js';
import { shift } from '../space/motion.js';
import { moved, type Facet, type Material, type Part } from '../space/part.js';
import { slab } from '../space/solids.js';
import { smoothPath, tube } from '../space/tube.js';
import type { Vector } from '../space/vector.js';
import type { MonitorPicture } from './monitor-picture.js';

const NECK_BEHIND = 44;

/** The neck behind the panel and the foot that it stands on. */
export function stand(picture: MonitorPicture, top: number): Part[] {
  const metal: Material = { colour: picture.stand, gloss: 0.55 };
  const neck: Part = {
    layer: 1,
    facets: tube({
      path: [
        [0, NECK_BEHIND, 4],
        [0, NECK_BEHIND, top * 0.5],
        [0, NECK_BEHIND - 10, top],
      ],
      section: roundedRectangle(58, 20, 6),
      side: [1, 0, 0],
      material: metal,
    }),
  };
  return [{ facets: foot(picture, metal), layer: 0 }, neck];
}

function foot(picture: MonitorPicture, metal: Material): Facet[] {
  if (picture.foot === 'legs') {
    return [1, -1].flatMap((side) => leg(side * picture.width * 0.27, metal));
  }
  const outline = picture.foot === 'disc' ? ellipse(250, 210, 56) : roundedRectangle(270, 190, 14);
  const lid = { colour: mix(picture.stand, '#ffffff', 0.05), gloss: 0.4 };
  const plate = slab({ outline, bottom: 0, top: 10, bevel: 3, material: metal, lid });
  return moved({ facets: plate }, shift([0, NECK_BEHIND - 40, 0])).facets as Facet[];
}

function leg(reach: number, metal: Material): Facet[] {
  const path: Vector[] = [
    [0, NECK_BEHIND, 26],
    [reach * 0.5, NECK_BEHIND - 60, 15],
    [reach, NECK_BEHIND - 150, 6],
  ];
  return tube({
    path: smoothPath(path, 8),
    section: roundedRectangle(12, 30, 4),
    side: [0, 0, 1],
    material: metal,
    taper: (share) => 1 - 0.55 * share,
  });
}
