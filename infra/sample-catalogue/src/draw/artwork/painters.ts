import type { Painter } from './artwork.js';
import { hills, temple } from './landscapes.js';
import { contours, krama, plain, plates, silk } from './patterns.js';
import { desk, neon } from './screens.js';

/** Everything that pads are printed with and screens show. */
export const painters = { temple, hills, silk, contours, krama, plates, plain, neon, desk } satisfies Record<
  string,
  Painter
>;

export type PainterName = keyof typeof painters;
