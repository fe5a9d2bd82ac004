import { placeEmblem } from '../marks/place-emblem.js';
import type { Scene } from '../scene.js';
import { chain, shift, turn } from '../space/motion.js';
import { moved, type Ink, type Part } from '../space/part.js';
import { surface } from '../space/solids.js';
import { add, scale } from '../space/vector.js';
import { bands } from './bands.js';
import { cableParts } from './cable.js';
import { shellLines } from './lines.js';
import { createShell, type Shell } from './shell.js';
import { sideButtons, wheel } from './controls.js';
import { honeycomb } from './honeycomb.js';
import type { MousePicture } from './mouse-picture.js';

/** A mouse seen from behind and above on its thumb's side. */
export function mouseScene(picture: MousePicture): Scene {
  const shell = createShell(picture.form);
  const parts = [body(shell, picture), ...sideButtons(shell, picture), wheel(shell, picture)];
  const cable = picture.cable ? cableParts(shell, picture.cable) : [];
  const upright = picture.form === 'vertical';
  const pose = chain(turn(upright ? -30 : 30), shift([0, 0, 1]));
  return {
    parts: [...cable, ...parts].map((part) => moved(part, pose)),
    view: { azimuth: -8, elevation: upright ? 32 : 42, distance: 560 },
    tint: picture.light?.[0] ?? picture.accent,
  };
}

function body(shell: Shell, picture: MousePicture): Part {
  const pierced = picture.pierced ? honeycomb(shell) : [];
  return {
    facets: bands(picture).flatMap(({ rows, from, to, material }) =>
      surface({
        columns: 52,
        rows,
        material,
        at: (u, v) => {
          const along = gather(u);
          return shell.at(along, from(along) + (to(along) - from(along)) * v);
        },
      }),
    ),
    inks: [...pierced, ...shellLines(shell, picture), ...palmEmblem(shell, picture)],
    layer: 1,
  };
}

/** Sets places closer together towards tail and front, where the shell bends most. */
function gather(share: number): number {
  return (1 - Math.cos(share * Math.PI)) / 2;
}

function palmEmblem(shell: Shell, picture: MousePicture): Ink[] {
  const [along, size] = [0.24, 0.06];
  return placeEmblem({
    emblem: picture.emblem,
    colour: picture.accent,
    glows: picture.light !== undefined,
    normal: shell.normal(along, 0.5),
    at: ([x, y]) => {
      const place: [number, number] = [along + y * size, 0.5 - x * size * 1.15];
      return add(shell.at(...place), scale(shell.normal(...place), 0.1));
    },
  });
}
