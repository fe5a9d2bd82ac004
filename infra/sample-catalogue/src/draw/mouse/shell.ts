import { bend } from '../space/solids.js';
import { cross, subtract, unit, type Vector } from '../space/vector.js';

export type MouseForm = 'symmetric' | 'ergonomic' | 'vertical';

interface Proportions {
  length: number;
  width: number;
  height: number;
  /** How far the hump is lifted on the thumb's side, as a share of the height. */
  lean: number;
  /** Millimetres that the waist is drawn in by. */
  waist: number;
  /** Millimetres that the middle line swings to the side. */
  swing: number;
}

const PROPORTIONS: Record<MouseForm, Proportions> = {
  symmetric: { length: 122, width: 62, height: 39, lean: 0, waist: 3.2, swing: 0 },
  ergonomic: { length: 127, width: 70, height: 43, lean: 0.2, waist: 3.4, swing: 4 },
  vertical: { length: 118, width: 72, height: 66, lean: 0.62, waist: 1.5, swing: 5 },
};

/** The shell of a mouse: `along` runs from tail (0) to front (1), `around` from right foot (0) to left foot (1). */
export interface Shell {
  at: (along: number, around: number) => Vector;
  normal: (along: number, around: number) => Vector;
  length: number;
  width: number;
}

export function createShell(form: MouseForm): Shell {
  const shape = PROPORTIONS[form];
  const at = (along: number, around: number) => placeOn(shape, along, around);
  const normal = (along: number, around: number) => {
    const step = 0.004;
    const forwards = subtract(at(along + step, around), at(along - step, around));
    const leftwards = subtract(at(along, around + step), at(along, around - step));
    return unit(cross(forwards, leftwards));
  };
  return { at, normal, length: shape.length, width: shape.width };
}

function placeOn(shape: Proportions, along: number, around: number): Vector {
  const share = Math.min(1, Math.max(0, along));
  const angle = Math.min(1, Math.max(0, around)) * Math.PI;
  const half =
    (shape.width / 2) * endRound(share, 2.2, 3.6) - shape.waist * Math.exp(-(((share - 0.58) / 0.2) ** 2));
  const across = bend(Math.cos(angle), 0.78);
  const rise = shape.height * profile(share) * Math.sin(angle) ** 0.62;
  const lift = 1 - shape.lean * across * Math.sin(angle) ** 0.4;
  const middleLine = shape.swing * Math.sin((share - 0.3) * 2.6);
  return [across * half + middleLine - shape.lean * rise * 0.12, (share - 0.5) * shape.length, rise * lift];
}

/** Height of the ridge as a share of its peak: round tail, hump behind the middle, low front. */
function profile(share: number): number {
  const hump = 0.56 + 0.44 * Math.exp(-(((share - 0.4) / 0.36) ** 2));
  return hump * endRound(share, 2.4, 5);
}

/** 0 at both ends and 1 in the middle; the higher its power, the fuller an end. */
function endRound(share: number, tail: number, front: number): number {
  const power = share < 0.5 ? tail : front;
  return (1 - Math.min(1, Math.abs(2 * share - 1)) ** power) ** (1 / power);
}
