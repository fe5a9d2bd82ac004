import type { Colour } from '../colour.js';
import { add, subtract, type Motion, type Vector } from './vector.js';

export interface Material {
  colour: Colour;
  /** 0 is chalk, 1 is polished lacquer. */
  gloss: number;
  /** Gives its colour as light, whatever falls on it; `hazy` light also shines about itself. */
  glow?: 'plain' | 'hazy';
}

/** A flat face; its corners run anticlockwise when seen from outside. */
export interface Facet {
  corners: readonly Vector[];
  material: Material;
}

/** Paint upon the facets of the same part. */
export interface Ink {
  places: readonly Vector[];
  /** Direction from which the paint can be seen. */
  normal: Vector;
  colour: Colour;
  /** Width of a line in millimetres; without it the places bound a filled area. */
  width?: number;
  /** Millimetres of dash and gap. */
  dash?: readonly [number, number];
  opacity?: number;
  /** Shines about itself. */
  glows?: boolean;
}

export interface Part {
  facets: readonly Facet[];
  inks?: readonly Ink[];
  /** Parts of a higher layer hide those below; inside a layer the nearer hides the farther. */
  layer?: number;
  /** Thin and bent, such as a cable: its shadow has to follow it face by face. */
  slender?: boolean;
}

/** A part and enough of its places to know how far it reaches. */
export interface Body {
  part: Part;
  places: readonly Vector[];
}

/** Every second corner of a part's facets: neighbours share the others. */
export function extent(part: Part): Vector[] {
  const places: Vector[] = [];
  for (const { corners } of part.facets) {
    places.push(corners[0] as Vector, corners[corners.length >> 1] as Vector);
  }
  return places;
}

export function moved(part: Part, motion: Motion): Part {
  return {
    ...part,
    facets: part.facets.map((facet) => ({ ...facet, corners: facet.corners.map(motion) })),
    inks: part.inks?.map((ink) => movedInk(ink, motion)) ?? [],
  };
}

function movedInk(ink: Ink, motion: Motion): Ink {
  const origin = motion([0, 0, 0]);
  const normal = subtract(motion(add([0, 0, 0], ink.normal)), origin);
  return { ...ink, places: ink.places.map(motion), normal };
}
