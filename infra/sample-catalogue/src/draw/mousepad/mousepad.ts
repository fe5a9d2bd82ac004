import type { Palette } from '../artwork/artwork.js';
import { painters, type PainterName } from '../artwork/painters.js';
import { cycle, mix, type Colour } from '../colour.js';
import type { EmblemName } from '../marks/emblems.js';
import { placeEmblem } from '../marks/place-emblem.js';
import type { Scene } from '../scene.js';
import { turn } from '../space/motion.js';
import { roundedRectangle } from '../space/outline.js';
import { moved, type Ink, type Material, type Part } from '../space/part.js';
import { ellipsoid, slab } from '../space/solids.js';
import { round, tube } from '../space/tube.js';
import type { Point, Vector } from '../space/vector.js';

export interface MousepadPicture {
  /** Millimetres across, from front to back, and high. */
  width: number;
  depth: number;
  thickness: number;
  pattern: PainterName;
  palette: Palette;
  edge: 'stitched' | 'plain' | 'polished';
  emblem: EmblemName;
  accent: Colour;
  /** Colours of a light tube around the edge. */
  light?: readonly Colour[];
  /** A soft rest for the wrist along the front. */
  rest?: Colour;
}

const UP: Vector = [0, 0, 1];

/** A pad lying aslant, seen from the front. */
export function mousepadScene(picture: MousepadPicture): Scene {
  const parts: Part[] = [pad(picture)];
  if (picture.light) {
    parts.push(lightTube(picture, picture.light));
  }
  if (picture.rest) {
    const centre: Vector = [0, -picture.depth / 2 + 34, picture.thickness];
    const material = { colour: picture.rest, gloss: 0.3 };
    const facets = ellipsoid(centre, [picture.width * 0.42, 30, 19], material, { fineness: 30, power: 0.75 });
    parts.push({ facets, layer: 2 });
  }
  return {
    parts: parts.map((part) => moved(part, turn(26))),
    view: { azimuth: 0, elevation: 50, distance: 2.6 * picture.width + 300 },
    tint: picture.light?.[0] ?? picture.palette[2],
  };
}

function pad(picture: MousepadPicture): Part {
  const outline = roundedRectangle(picture.width, picture.depth, radiusOf(picture), 8);
  const side: Material = { colour: mix(picture.palette[0], '#16171a', 0.7), gloss: 0.1 };
  const lid: Material = {
    colour: mix(picture.palette[0], picture.palette[1], 0.5),
    gloss: picture.edge === 'polished' ? 0.6 : 0.03,
  };
  return {
    facets: slab({ outline, bottom: 0, top: picture.thickness, bevel: 1, material: side, lid }),
    inks: [...print(picture), ...edge(picture), ...cornerEmblem(picture)],
    layer: 0,
  };
}

/** The artwork on the upper side, with a veil of studio light that fades from left to right. */
function print(picture: MousepadPicture): Ink[] {
  const artwork = painters[picture.pattern](picture.palette, picture.width / picture.depth);
  const ground = strips(picture, 36, false).map(({ places, share }): Ink => ({
    places,
    normal: UP,
    colour: cycle(artwork.ground, (share * (artwork.ground.length - 1)) / artwork.ground.length),
  }));
  const areas = artwork.areas.map(({ points, ...look }): Ink => ({
    ...look,
    places: points.map((point) => onPad(picture, point)),
    normal: UP,
  }));
  const veil = strips(picture, 30, true).map(({ places, share }): Ink => ({
    places,
    normal: UP,
    colour: share < 0.5 ? '#ffffff' : '#000000',
    opacity: Math.round(Math.abs(share - 0.5) * 260) / 1000,
  }));
  return [...ground, ...areas, ...veil];
}

function strips(picture: MousepadPicture, count: number, upright: boolean) {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 1) / count];
    const steps = Array.from({ length: 25 }, (__, step) => step / 24);
    const line = (at: number) => steps.map((step) => onPad(picture, upright ? [at, step] : [step, at]));
    return { places: [...line(from), ...line(to).reverse()], share: (from + to) / 2 };
  });
}

function edge(picture: MousepadPicture): Ink[] {
  if (picture.edge === 'plain') {
    return [];
  }
  const seam = roundedRectangle(picture.width - 5, picture.depth - 5, radiusOf(picture), 8);
  const places = [...seam, seam[0] as Point].map(([x, y]): Vector => [x, y, picture.thickness]);
  if (picture.edge === 'polished') {
    return [{ places, normal: UP, colour: '#ffffff', width: 1.4, opacity: 0.55 }];
  }
  const dark = mix(picture.palette[0], '#000000', 0.55);
  return [
    { places, normal: UP, colour: dark, width: 5 },
    { places, normal: UP, colour: mix(picture.accent, dark, 0.25), width: 3.2, dash: [1.6, 3.6] },
  ];
}

function cornerEmblem(picture: MousepadPicture): Ink[] {
  const size = Math.min(26, picture.depth * 0.07);
  const side = picture.rest ? -1 : 1;
  const [x, y] = [side * (picture.width / 2 - size * 2), side * (size * 2 - picture.depth / 2)];
  return placeEmblem({
    emblem: picture.emblem,
    colour: picture.accent,
    normal: UP,
    at: (point) => [x + point[0] * size, y + point[1] * size, picture.thickness],
  });
}

function lightTube(picture: MousepadPicture, light: readonly Colour[]): Part {
  const outline = roundedRectangle(picture.width, picture.depth, radiusOf(picture), 8);
  const path = [...outline, outline[0] as Point].map(([x, y]): Vector => [x, y, picture.thickness]);
  const pieces = path.slice(1).flatMap((end, index) => {
    const start = path[index] as Vector;
    return Array.from({ length: 12 }, (_, step) => [
      between(start, end, step / 12),
      between(start, end, (step + 1) / 12),
    ]);
  });
  const facets = pieces.flatMap((piece, index) =>
    tube({
      path: piece,
      section: round(2.6, 8),
      side: UP,
      material: { colour: cycle(light, index / pieces.length), gloss: 0, glow: 'hazy' },
    }),
  );
  return { facets, layer: 1, slender: true };
}

function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2]];
}

/** A place of the unit square on the pad, kept inside its round corners. */
function onPad(picture: MousepadPicture, [u, v]: Point): Vector {
  const radius = radiusOf(picture);
  const x = (Math.min(1, Math.max(0, u)) - 0.5) * (picture.width - 2);
  const intoCorner = Math.max(0, Math.abs(x) - (picture.width / 2 - 1 - radius));
  const limit = picture.depth / 2 - 1 - radius + Math.sqrt(Math.max(0, radius ** 2 - intoCorner ** 2));
  const y = (v - 0.5) * (picture.depth - 2);
  return [x, Math.min(limit, Math.max(-limit, y)), picture.thickness];
}

function radiusOf(picture: MousepadPicture): number {
  return Math.min(18, picture.depth * 0.05);
}
