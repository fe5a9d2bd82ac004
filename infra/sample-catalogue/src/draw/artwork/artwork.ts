import type { Colour } from '../colour.js';
import type { Point } from '../space/vector.js';

/** A printed or shining picture in a unit square, y pointing up; `aspect` is its width over its height. */
interface Artwork {
  /** Colours of the ground from the bottom to the top. */
  ground: readonly Colour[];
  areas: readonly Area[];
}

export interface Area {
  points: readonly Point[];
  colour: Colour;
  opacity?: number;
}

/** Draws an artwork in five colours, from the ground's bottom to the brightest detail. */
export type Painter = (palette: Palette, aspect: number) => Artwork;

export type Palette = readonly [Colour, Colour, Colour, Colour, Colour];

export function rectangle(left: number, bottom: number, width: number, height: number): Point[] {
  return [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ];
}

/** A circle that stays round where the square is stretched to its aspect. */
export function disc([x, y]: Point, radius: number, aspect: number, steps = 48): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI;
    return [x + (radius / aspect) * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A number from 0 to 1 that looks random and is always the same for a seed. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}
