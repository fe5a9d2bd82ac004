import type { Colour } from '../colour.js';
import { roundedRectangle } from '../space/outline.js';
import type { Part } from '../space/part.js';
import { round, smoothPath, tube } from '../space/tube.js';
import type { Vector } from '../space/vector.js';
import type { Shell } from './shell.js';

/** A cable that leaves the front, swings back beside the mouse and ends in its plug. */
export function cableParts(shell: Shell, colour: Colour): Part[] {
  const front = shell.length / 2;
  const beside = shell.width / 2;
  const path: Vector[] = [
    [0, front - 6, 7],
    [0, front + 6, 6],
    [5, front + 20, 3],
    [20, front + 28, 2.2],
    [beside + 6, front + 14, 2.2],
    [beside + 15, front - 22, 2.2],
    [beside + 13, 4, 2.2],
    [beside + 15, -14, 3],
  ];
  const end = path.at(-1) as Vector;
  const bar = (
    from: number,
    to: number,
    width: number,
    height: number,
    shade: Colour,
    gloss: number,
  ): Part => ({
    facets: tube({
      path: [
        [end[0], end[1] - from, 4],
        [end[0], end[1] - to, 4],
      ],
      section: roundedRectangle(width, height, 1, 3),
      side: [1, 0, 0],
      material: { colour: shade, gloss },
    }),
  });
  return [
    {
      facets: tube({
        path: smoothPath(path, 12),
        section: round(2),
        side: [0, 0, 1],
        material: { colour, gloss: 0.2 },
      }),
      slender: true,
    },
    bar(18, 29, 12, 4.6, '#c9ced6', 0.9),
    bar(0, 18, 15, 7.6, '#22242a', 0.35),
  ];
}
