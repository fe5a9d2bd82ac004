import { mix } from '../colour.js';
import type { Ink } from '../space/part.js';
import type { Point, Vector } from '../space/vector.js';
import { graph } from '../marks/shapes.js';
import type { MousePicture } from './mouse-picture.js';
import type { Shell } from './shell.js';

/** Where the two main buttons end and the palm rest starts, along the mouse. */
const BUTTON_END = 0.5;

/** The seams between the buttons, the palm rest and the grips. */
export function shellLines(shell: Shell, picture: MousePicture): Ink[] {
  const dark = mix(picture.shell, '#000000', 0.82);
  const light = mix(picture.shell, '#ffffff', 0.3);
  const seams = [
    graph(BUTTON_END, 0.985, () => 0.5),
    ...[1, -1].map((side) =>
      graph(0, 0.29, (x) => BUTTON_END + 0.05 * Math.cos(x * 9) - 0.05).map(([x, y]): Point => [
        y,
        0.5 + side * x,
      ]),
    ),
  ];
  return seams.flatMap((seam) => [
    ...pieces(
      shell,
      seam.map(([along, around]): Point => [along - 0.006, around]),
      light,
      0.5,
    ),
    ...pieces(shell, seam, dark, 0.9),
  ]);
}

/** A line over the shell, cut into pieces so that those on the far side can hide. */
function pieces(shell: Shell, line: readonly Point[], colour: Ink['colour'], width: number): Ink[] {
  return line.slice(1).map((end, index) => {
    const start = line[index] as Point;
    const places: Vector[] = [shell.at(...start), shell.at(...end)];
    return { places, normal: shell.normal(...start), colour, width };
  });
}
