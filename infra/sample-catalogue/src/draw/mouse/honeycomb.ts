import { ellipse } from '../space/outline.js';
import type { Ink } from '../space/part.js';
import type { Shell } from './shell.js';

const ROWS = 5;
const ACROSS = 7;

/** Hexagonal holes through the palm rest, left out where the emblem sits. */
export function honeycomb(shell: Shell): Ink[] {
  const holes = Array.from({ length: ROWS * ACROSS }, (_, index) => {
    const [row, column] = [Math.floor(index / ACROSS), index % ACROSS];
    const along = 0.12 + row * 0.072;
    const around = 0.5 + (column - (ACROSS - 1) / 2 + (row % 2) / 2 - 0.25) * 0.088;
    return { along, around };
  });
  return holes
    .filter(({ along, around }) => Math.hypot((along - 0.27) / 0.1, (around - 0.5) / 0.12) > 1)
    .map(({ along, around }) => ({
      places: ellipse(0.052, 0.066, 6).map(([x, y]) => shell.at(along + x, around + y)),
      normal: shell.normal(along, around),
      colour: '#0c0d11',
      opacity: 0.92,
    }));
}
