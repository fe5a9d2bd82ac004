import { mix } from '../colour.js';
import { placeEmblem } from '../marks/place-emblem.js';
import type { Scene } from '../scene.js';
import { chain, pitch, roll, shift, turn } from '../space/motion.js';
import { moved, type Ink, type Material, type Part } from '../space/part.js';
import { bend, ellipsoid } from '../space/solids.js';
import { round, tube } from '../space/tube.js';
import type { Vector } from '../space/vector.js';
import type { HeadphonePicture } from './headphone-picture.js';

const CASE: Vector = [33, 14, 25];
const CASE_POWER = 0.58;
const LID_SEAM = 0.3;

/** Two earbuds leaning before their charging case. */
export function earbudsScene(picture: HeadphonePicture): Scene {
  const standing = moved(chargingCase(picture), chain(turn(14), shift([0, 16, CASE[2]])));
  const left = moved(bud(picture), chain(roll(-10), pitch(-8), turn(200), shift([22, -20, 29.5])));
  const right = moved(bud(picture), chain(roll(14), pitch(-6), turn(38), shift([52, -6, 29.5])));
  return {
    parts: [
      { ...standing, layer: 0 },
      { ...right, layer: 1 },
      { ...left, layer: 2 },
    ],
    view: { azimuth: -10, elevation: 16, distance: 330 },
    tint: picture.accent,
  };
}

function chargingCase(picture: HeadphonePicture): Part {
  const material: Material = { colour: picture.shell, gloss: picture.gloss };
  const emblem = placeEmblem({
    emblem: picture.emblem,
    colour: picture.accent,
    normal: [0, -1, 0],
    at: ([x, y]) => onCase(x * 6.5, -5 + y * 6.5),
  });
  return {
    facets: ellipsoid([0, 0, 0], CASE, material, { fineness: 30, power: CASE_POWER }),
    inks: [...seam(picture), ...emblem, lamp(picture)],
  };
}

/** The front of the case at x and z. */
function onCase(x: number, z: number): Vector {
  const power = 1 / CASE_POWER;
  const girth = (1 - Math.abs(z / CASE[2]) ** (2 * power)) ** (1 / 2 / power);
  const depth = Math.max(0, 1 - Math.abs(x / CASE[0] / girth) ** (2 * power)) ** (1 / 2 / power);
  return [x, -CASE[1] * girth * depth, z];
}

function seam(picture: HeadphonePicture): Ink[] {
  const z = CASE[2] * LID_SEAM;
  const girth = (1 - LID_SEAM ** (2 / CASE_POWER)) ** (CASE_POWER / 2);
  const line = (height: number): Vector[] =>
    Array.from({ length: 41 }, (_, index) => {
      const angle = Math.PI * (1.02 + 0.84 * (index / 40));
      return [
        CASE[0] * girth * bend(Math.cos(angle), CASE_POWER),
        CASE[1] * girth * bend(Math.sin(angle), CASE_POWER),
        height,
      ];
    });
  const normal: Vector = [0, -1, 0];
  return [
    { places: line(z - 0.45), normal, colour: mix(picture.shell, '#ffffff', 0.4), width: 0.35, opacity: 0.7 },
    { places: line(z), normal, colour: mix(picture.shell, '#000000', 0.75), width: 0.5 },
  ];
}

function lamp(picture: HeadphonePicture): Ink {
  const [x, y, z] = onCase(0, 3.4);
  const places: Vector[] = [
    [x - 1.6, y, z],
    [x + 1.6, y, z],
  ];
  return { places, normal: [0, -1, 0], colour: mix(picture.accent, '#ffffff', 0.5), width: 1.1, glows: true };
}

/** One bud: a round body, a stem below, and a soft tip that points along y. */
function bud(picture: HeadphonePicture): Part {
  const shell: Material = { colour: picture.shell, gloss: Math.max(0.6, picture.gloss) };
  const facets = [
    ...tube({
      path: [
        [0, 0, -2],
        [0, 0, -14],
        [0, 0.6, -24],
        [0, 0.8, -29],
        [0, 0.8, -30],
      ],
      section: round(4, 28),
      side: [1, 0, 0],
      material: shell,
      taper: (share) => (share > 0.9 ? 0.78 : 1.05 - 0.14 * share),
    }),
    ...ellipsoid([0, 1, 1], [9, 8.4, 9.6], shell, { fineness: 24 }),
    ...ellipsoid([0, 8, 2], [5, 5, 5], { colour: picture.trim, gloss: 0.7 }, { fineness: 12 }),
    ...ellipsoid([0, 11.5, 2.4], [6.8, 4.4, 6.8], { colour: picture.cushion, gloss: 0.25 }, { fineness: 24 }),
  ];
  const touch: Ink[] = placeEmblem({
    emblem: picture.emblem,
    colour: picture.accent,
    normal: [0, -1, 0],
    at: ([x, y]) => [x * 3, -7.5 + 0.07 * (x * x + y * y) * 9, 1.6 + y * 3],
  });
  return { facets, inks: touch };
}
