import type { Colour } from '../colour.js';
import { write } from '../marks/letters.js';
import { roundedRectangle } from '../space/outline.js';
import type { Ink, Material, Part } from '../space/part.js';
import { loft } from '../space/solids.js';
import type { Vector } from '../space/vector.js';
import type { Key } from './layouts.js';

/** Millimetres from key to key. */
export const KEY_UNIT = 19.05;
const ROOM = 1.3;
const HEIGHT = 8.6;
const SLANT = 2.6;

export interface CapPaint {
  cap: Material;
  /** The foot of the cap, where light from below reaches it. */
  foot: Material;
  legend: Colour;
  glows: boolean;
}

/** One keycap on the plate at height `floor`, with its middle at the origin. */
export function keycap(key: Key, floor: number, paint: CapPaint): Part {
  const [width, depth] = [key.width * KEY_UNIT - ROOM, KEY_UNIT - ROOM];
  const ring = (shrink: number, height: number, radius: number): Vector[] =>
    roundedRectangle(width - 2 * shrink, depth - 2 * shrink, radius, 4).map(([x, y]) => [
      x,
      y + shrink * 0.28,
      floor + height,
    ]);
  const top = ring(SLANT + 0.8, HEIGHT, 2.2);
  return {
    layer: 2,
    facets: [
      ...loft([ring(0, 0, 1.2), ring(SLANT * 0.5, HEIGHT * 0.42, 1.6)], paint.foot),
      ...loft([ring(SLANT * 0.5, HEIGHT * 0.42, 1.6), ring(SLANT, HEIGHT - 0.7, 2.4), top], paint.cap),
      { corners: top, material: paint.cap },
    ],
    inks: [...dish(width, depth, floor), ...legend(key, width, depth, floor, paint)],
  };
}

/** The hollow for the finger tip: shaded at the left, lit along the right. */
function dish(width: number, depth: number, floor: number): Ink[] {
  const [right, front, height] = [width / 2 - SLANT - 1.9, depth / 2 - SLANT - 1.7, floor + HEIGHT];
  const line = (colour: Colour, x: number): Ink => ({
    places: [
      [x, -front + 0.6, height],
      [x, front + 0.9, height],
    ],
    normal: [0, 0, 1],
    colour,
    width: 1.1,
    opacity: 0.1,
  });
  return [line('#000000', -right), line('#ffffff', right)];
}

function legend(key: Key, width: number, depth: number, floor: number, paint: CapPaint): Ink[] {
  const size = key.legend.length > 3 ? 2.1 : key.legend.length > 1 ? 2.5 : 4.2;
  const writing = write(key.legend, 0.34);
  const left = -width / 2 + SLANT + 2.2;
  const base = depth / 2 - SLANT - 1.6 - size;
  return writing.strokes.map((stroke) => ({
    places: stroke.map(([x, y]): Vector => [left + x * size, base + y * size, floor + HEIGHT]),
    normal: [0, 0, 1],
    colour: paint.legend,
    width: key.legend.length > 1 ? 0.55 : 0.75,
    glows: paint.glows,
  }));
}
