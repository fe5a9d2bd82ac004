import { cycle, type Colour } from '../colour.js';
import type { Material } from '../space/part.js';
import type { MousePicture } from './mouse-picture.js';

interface Band {
  rows: number;
  /** Where the band starts and ends around the shell (0 right foot, 1 left foot), given how far along it is. */
  from: (along: number) => number;
  to: (along: number) => number;
  material: Material | ((along: number) => Material);
}

const STRIP = { from: 0.035, to: 0.075 };

/** The bands of one material from the right foot over the ridge to the left foot. */
export function bands(picture: MousePicture): Band[] {
  const grip: Material = { colour: picture.grip, gloss: 0.12 };
  const right: Band[] = [
    { rows: 2, from: () => 0, to: () => STRIP.from, material: grip },
    { rows: 2, from: () => STRIP.from, to: () => STRIP.to, material: strip(picture.light) ?? grip },
    { rows: 7, from: () => STRIP.to, to: gripTop, material: grip },
  ];
  const crown: Band = {
    rows: 36,
    from: gripTop,
    to: (along) => 1 - gripTop(along),
    material: { colour: picture.shell, gloss: picture.gloss },
  };
  return [...right, crown, ...right.map(mirrored).reverse()];
}

function strip(light: readonly Colour[] | undefined): Band['material'] | undefined {
  return light && ((along) => ({ colour: cycle(light, along * 0.9), gloss: 0, glow: 'hazy' }));
}

/** The grips rise beside the hump and run out towards tail and front. */
function gripTop(along: number): number {
  return STRIP.to + 0.012 + 0.17 * Math.sin(Math.PI * Math.min(1, Math.max(0, (along - 0.1) / 0.82))) ** 0.7;
}

function mirrored(band: Band): Band {
  return { ...band, from: (along) => 1 - band.to(along), to: (along) => 1 - band.from(along) };
}
