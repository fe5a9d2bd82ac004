import { mix, type Colour } from '../colour.js';
import { painters } from '../artwork/painters.js';
import type { Area } from '../artwork/artwork.js';
import { placeEmblem } from '../marks/place-emblem.js';
import type { Ink, Material, Part } from '../space/part.js';
import { surface } from '../space/solids.js';
import type { Point, Vector } from '../space/vector.js';
import type { MonitorPicture } from './monitor-picture.js';

const THICKNESS = 14;
const BEZEL = 7;
const CHIN = 16;
const COLUMNS = 40;

/** The panel's front at millimetres right of and above its middle, `behind` the front. */
type Bend = (across: number, up: number, behind?: number) => Vector;

/** The screen with its frame, its middle at the origin. */
export function panel(picture: MonitorPicture): Part {
  const bend = bendOf(picture.curve);
  const [width, height] = [picture.width, picture.width / picture.aspect];
  const frame: Material = { colour: picture.frame, gloss: 0.35 };
  const front = surface({
    columns: COLUMNS,
    rows: 1,
    material: frame,
    at: (u, v) => bend((u - 0.5) * width, (v - 0.5) * height),
  });
  const upper = surface({
    columns: COLUMNS,
    rows: 1,
    material: frame,
    at: (u, v) => bend((u - 0.5) * width, height / 2, v * THICKNESS),
  });
  const flank = (side: 1 | -1) =>
    surface({
      columns: 1,
      rows: 1,
      material: frame,
      at: (u, v) => bend((side * width) / 2, (v - 0.5) * height, (side > 0 ? u : 1 - u) * THICKNESS),
    });
  return {
    facets: [...upper, ...flank(1), ...flank(-1), ...front],
    inks: chinEmblem(picture, bend, height),
    layer: 2,
  };
}

/** The lit picture inside the frame. */
export function screen(picture: MonitorPicture): Part {
  const bend = bendOf(picture.curve);
  const [width, height] = [picture.width - 2 * BEZEL, picture.width / picture.aspect - BEZEL - CHIN];
  const at = ([x, y]: Point): Vector =>
    bend((x - 0.5) * width, (y - 0.5) * height + (CHIN - BEZEL) / 2, -0.3);
  const artwork = painters[picture.wallpaper](picture.palette, width / height);
  const facets = surface({
    columns: picture.curve ? COLUMNS : 1,
    rows: 48,
    at: (u, v) => at([u, v]),
    material: (_, v) => ({ colour: along(artwork.ground, v), gloss: 0, glow: 'plain' }),
  });
  const gleam: Area = {
    points: [
      [0, 1],
      [0.42, 1],
      [0.17, 0],
      [0, 0],
    ],
    colour: '#ffffff',
    opacity: 0.06,
  };
  const paint = [...artwork.areas, gleam].map(({ points, ...look }): Ink => ({
    ...look,
    places: points.map(at),
    normal: [0, -1, 0],
  }));
  return { facets, inks: paint, layer: 3 };
}

function chinEmblem(picture: MonitorPicture, bend: Bend, height: number): Ink[] {
  return placeEmblem({
    emblem: picture.emblem,
    colour: mix(picture.accent, '#ffffff', 0.25),
    normal: [0, -1, 0],
    at: ([x, y]) => bend(x * 5.5, -height / 2 + CHIN / 2 + y * 5.5, -0.3),
  });
}

/** Bends the panel about an upright axis in front of it; `radius` 0 leaves it flat. */
function bendOf(radius: number): Bend {
  if (radius === 0) {
    return (across, up, behind = 0) => [across, behind, up];
  }
  return (across, up, behind = 0) => {
    const angle = across / radius;
    const reach = radius + behind;
    return [reach * Math.sin(angle), reach * Math.cos(angle) - radius, up];
  };
}

function along(colours: readonly Colour[], share: number): Colour {
  const place = Math.min(share, 0.999) * (colours.length - 1);
  const index = Math.floor(place);
  return mix(colours[index] as Colour, colours[index + 1] as Colour, place - index);
}
