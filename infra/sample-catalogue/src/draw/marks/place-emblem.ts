import type { Colour } from '../colour.js';
import type { Ink } from '../space/part.js';
import type { Point, Vector } from '../space/vector.js';
import { emblems, type EmblemName } from './emblems.js';

interface EmblemPlace {
  emblem: EmblemName;
  colour: Colour;
  /** Where on the product a point of the emblem's square (-1 to 1) lies. */
  at: (point: Point) => Vector;
  normal: Vector;
  glows?: boolean;
}

/** The emblem as paint on a product. */
export function placeEmblem({ emblem, colour, at, normal, glows = false }: EmblemPlace): Ink[] {
  return emblems[emblem].map((area) => ({ places: area.map(at), normal, colour, glows }));
}
