import { fromLight, toLight, type Colour } from '../colour.js';
import type { Material } from './part.js';
import { dot, scale, subtract, unit, type Vector } from './vector.js';

interface Lamp {
  towards: Vector;
  power: number;
}

/** The same three lamps for every picture: a large soft one on the left, a weak one right, one behind. */
const KEY: Lamp = { towards: unit([-0.55, -0.45, 0.75]), power: 0.6 };
const FILL: Lamp = { towards: unit([0.85, -0.45, 0.4]), power: 0.17 };
const BACK: Lamp = { towards: unit([0.25, 0.85, 0.5]), power: 0.2 };
const LAMPS = [KEY, FILL, BACK];

/** Direction in which shadows fall. */
export const SHADOW_FALL: Vector = [0.24, 0.24, -1];

/** The colour of a face of that material under the studio's lamps, `towardsEye` being a unit vector. */
export function shade(normal: Vector, towardsEye: Vector, material: Material): Colour {
  if (material.glow) {
    return material.colour;
  }
  const brightness = diffuse(normal);
  const sheen = reflection(normal, towardsEye, material.gloss);
  const [red, green, blue] = toLight(material.colour);
  return fromLight([
    expose(red * brightness + sheen),
    expose(green * brightness + sheen),
    expose(blue * brightness + sheen),
  ]);
}

/** Film's shoulder: bright light is pressed together below white, so that white bodies keep their form. */
function expose(light: number): number {
  const knee = 0.55;
  return light < knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)));
}

function diffuse(normal: Vector): number {
  const sky = 0.33 + 0.1 * normal[2];
  return LAMPS.reduce((sum, lamp) => sum + lamp.power * Math.max(0, dot(normal, lamp.towards)), sky);
}

function reflection(normal: Vector, towardsEye: Vector, gloss: number): number {
  const facing = dot(normal, towardsEye);
  const mirrored = unit(subtract(scale(normal, 2 * facing), towardsEye));
  const glint = Math.max(0, dot(mirrored, KEY.towards)) ** (6 + 60 * gloss * gloss);
  const softbox = smoothStep(0.84 - 0.25 * (1 - gloss), 0.99, dot(mirrored, KEY.towards));
  const window = smoothStep(0.72, 0.97, dot(mirrored, FILL.towards));
  const edge = Math.max(0, 1 - facing) ** 4 * (0.35 + 0.65 * Math.max(0, mirrored[2]));
  return gloss * (0.14 * glint + 0.2 * softbox * gloss + 0.1 * window * gloss + 0.22 * edge) + 0.06 * edge;
}

function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
