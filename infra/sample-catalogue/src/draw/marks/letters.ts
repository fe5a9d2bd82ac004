import { arc } from '../space/outline.js';
import type { Point } from '../space/vector.js';

interface Letter {
  /** Width of the letter where its height is 1. */
  width: number;
  /** Pen strokes, y pointing up from the base line. */
  strokes: readonly (readonly Point[])[];
}

const W = 0.66;
const bowl = (bottom: number, top: number, right = W): Point[] => {
  const half = (top - bottom) / 2;
  return [[0, top], ...arc([right - half, top - half], half, half, 90, -90, 12), [0, bottom]];
};
const whole = arc([0.41, 0.5], 0.41, 0.5, 0, 360, 36);
const stem = line('0,0 0,1');
const letter = (width: number, ...strokes: Point[][]): Letter => ({ width, strokes });

/** A geometric alphabet drawn with an even pen, so that it looks the same on every machine. */
const ALPHABET: Record<string, Letter> = {
  A: letter(0.8, line('0,0 0.4,1 0.8,0'), line('0.15,0.34 0.65,0.34')),
  B: letter(W, stem, bowl(0.53, 1, 0.58), bowl(0, 0.53)),
  C: letter(0.74, arc([0.44, 0.5], 0.44, 0.5, 45, 315, 28)),
  D: letter(0.72, stem, [...line('0,1 0.24,1'), ...arc([0.24, 0.5], 0.48, 0.5, 90, -90, 20), ...line('0,0')]),
  E: letter(0.56, line('0.56,1 0,1 0,0 0.56,0'), line('0,0.52 0.48,0.52')),
  F: letter(0.54, line('0.54,1 0,1 0,0'), line('0,0.5 0.46,0.5')),
  G: letter(0.8, [...arc([0.44, 0.5], 0.44, 0.5, 45, 350, 30), ...line('0.8,0.46 0.5,0.46')]),
  H: letter(0.68, stem, line('0.68,0 0.68,1'), line('0,0.52 0.68,0.52')),
  I: letter(0, stem),
  J: letter(0.46, [...line('0.46,1 0.46,0.23'), ...arc([0.23, 0.23], 0.23, 0.23, 0, -180, 12)]),
  K: letter(0.64, stem, line('0.62,1 0,0.42'), line('0.2,0.6 0.64,0')),
  L: letter(0.52, line('0,1 0,0 0.52,0')),
  M: letter(0.86, line('0,0 0,1 0.43,0.3 0.86,1 0.86,0')),
  N: letter(0.7, line('0,0 0,1 0.7,0 0.7,1')),
  O: letter(0.82, whole),
  P: letter(0.6, stem, bowl(0.44, 1, 0.6)),
  Q: letter(0.82, whole, line('0.52,0.26 0.82,-0.04')),
  R: letter(0.64, stem, bowl(0.46, 1, 0.6), line('0.3,0.46 0.64,0')),
  S: letter(0.6, [
    ...arc([0.3, 0.74], 0.28, 0.26, 35, 270, 18),
    ...arc([0.3, 0.25], 0.3, 0.25, 85, -145, 18),
  ]),
  T: letter(0.68, line('0,1 0.68,1'), line('0.34,1 0.34,0')),
  U: letter(0.68, [...line('0,1 0,0.34'), ...arc([0.34, 0.34], 0.34, 0.34, 180, 360, 18), ...line('0.68,1')]),
  V: letter(0.76, line('0,1 0.38,0 0.76,1')),
  W: letter(1.08, line('0,1 0.27,0 0.54,0.86 0.81,0 1.08,1')),
  X: letter(0.68, line('0,0 0.68,1'), line('0,1 0.68,0')),
  Y: letter(0.72, line('0,1 0.36,0.46 0.72,1'), line('0.36,0.46 0.36,0')),
  Z: letter(0.64, line('0,1 0.64,1 0,0 0.64,0')),
  1: letter(0.3, line('0,0.8 0.26,1 0.26,0')),
  2: letter(0.58, [...arc([0.29, 0.71], 0.29, 0.29, 165, -38, 14), ...line('0,0 0.58,0')]),
  3: letter(0.58, [
    ...arc([0.28, 0.75], 0.27, 0.25, 150, -90, 14),
    ...arc([0.28, 0.25], 0.3, 0.25, 90, -150, 14),
  ]),
  4: letter(0.64, line('0.46,0 0.46,1 0,0.28 0.64,0.28')),
  5: letter(0.58, [...line('0.52,1 0.1,1 0.04,0.55'), ...arc([0.27, 0.31], 0.31, 0.31, 130, -145, 16)]),
  6: letter(0.6, [...line('0.46,1'), ...arc([0.3, 0.31], 0.3, 0.31, 150, 510, 22)]),
  7: letter(0.58, line('0,1 0.58,1 0.2,0')),
  8: letter(0.6, arc([0.3, 0.76], 0.25, 0.24, 0, 360, 20), arc([0.3, 0.26], 0.3, 0.26, 0, 360, 20)),
  9: letter(0.6, [...line('0.14,0'), ...arc([0.3, 0.69], 0.3, 0.31, -30, 330, 22)]),
  0: letter(0.66, arc([0.33, 0.5], 0.33, 0.5, 0, 360, 28)),
};

interface Writing {
  width: number;
  strokes: readonly (readonly Point[])[];
}

/**
 * Pen strokes for a text of capital letters and digits of height 1, from the origin to the right.
 * @throws when a character is not in the alphabet.
 */
export function write(text: string, spacing = 0.3): Writing {
  let x = 0;
  const strokes: Point[][] = [];
  for (const character of text) {
    const shape = ALPHABET[character];
    if (!shape) {
      throw new Error(`The alphabet has no "${character}".`);
    }
    const start = x;
    strokes.push(...shape.strokes.map((stroke) => stroke.map(([px, py]): Point => [start + px, py])));
    x += shape.width + spacing;
  }
  return { width: Math.max(0, x - spacing), strokes };
}

/** Reads places written as `x,y x,y`. */
function line(places: string): Point[] {
  return places.split(' ').map((place) => place.split(',').map(Number) as unknown as Point);
}
