import { cycle, mix, type Colour } from '../colour.js';
import type { EmblemName } from '../marks/emblems.js';
import { placeEmblem } from '../marks/place-emblem.js';
import type { Scene } from '../scene.js';
import { ellipse, roundedRectangle } from '../space/outline.js';
import { chain, pitch, shift, turn } from '../space/motion.js';
import { moved, type Material, type Part } from '../space/part.js';
import { slab, surface } from '../space/solids.js';
import { KEY_UNIT, keycap, type CapPaint } from './keycap.js';
import { keysOf, type Key, type KeyboardLayout } from './layouts.js';

export interface KeyboardPicture {
  layout: KeyboardLayout;
  body: Colour;
  /** Keys of letters and digits, the other keys, and the few that stand out. */
  keys: Colour;
  modifiers: Colour;
  accent: Colour;
  legend: Colour;
  gloss: number;
  emblem: EmblemName;
  /** Colours of the light under the keys, from left to right. */
  light?: readonly Colour[];
  /** A turning knob at the upper right. */
  knob?: boolean;
  /** A soft rest for the wrists. */
  rest?: Colour;
}

const RIM = 8;
const PLATE = 13;

/** A keyboard lying aslant, seen from the typist's side. */
export function keyboardScene(picture: KeyboardPicture): Scene {
  const keys = keysOf(picture.layout);
  const width = Math.max(...keys.map((key) => key.x + key.width)) * KEY_UNIT;
  const depth = Math.max(...keys.map((key) => key.y + 1)) * KEY_UNIT;
  const caps = keys.map((key) =>
    moved(keycap(key, PLATE, paintOf(key, picture, width)), seat(key, width, depth)),
  );
  const parts = [chassis(picture, width, depth), plate(picture, width, depth), ...caps];
  if (picture.knob) {
    parts.push(moved(knob(picture), shift([width / 2 - KEY_UNIT / 2, depth / 2 - KEY_UNIT / 2, PLATE])));
  }
  const pose = chain(pitch(4), shift([0, 0, depth * 0.04]), turn(28));
  const rest = picture.rest ? [moved(wristRest(picture.rest, width, depth), turn(28))] : [];
  return {
    parts: [...rest, ...parts.map((part) => moved(part, pose))],
    view: { azimuth: 0, elevation: 54, distance: 820 },
    tint: picture.light?.[0] ?? picture.accent,
  };
}

function seat(key: Key, width: number, depth: number) {
  const x = (key.x + key.width / 2) * KEY_UNIT - width / 2;
  const y = depth / 2 - (key.y + 0.5) * KEY_UNIT;
  return shift([x, y, 0]);
}

function paintOf(key: Key, picture: KeyboardPicture, width: number): CapPaint {
  const isAccent = ['ESC', 'ENTER'].includes(key.legend);
  const isModifier = key.width !== 1 ? key.width < 6 : key.legend.length > 1;
  const colour = isAccent ? picture.accent : isModifier ? picture.modifiers : picture.keys;
  const light = picture.light && lightAt(picture.light, (key.x * KEY_UNIT) / width);
  return {
    cap: { colour, gloss: picture.gloss },
    foot: { colour: light ? mix(colour, light, 0.45) : colour, gloss: picture.gloss },
    legend: light
      ? mix(light, '#ffffff', 0.25)
      : isAccent
        ? mix(picture.accent, '#ffffff', 0.85)
        : picture.legend,
    glows: light !== undefined,
  };
}

function chassis(picture: KeyboardPicture, width: number, depth: number): Part {
  const outline = roundedRectangle(width + 2 * RIM, depth + 2 * RIM, 7);
  const material = { colour: picture.body, gloss: 0.45 };
  return {
    facets: slab({ outline, bottom: 0, top: PLATE, bevel: 2.5, material }),
    inks: emblemOnRim(picture, width, depth),
    layer: 0,
  };
}

/** What shows between the keys: a dark well, or the light in it. */
function plate({ light, body }: KeyboardPicture, width: number, depth: number): Part {
  const well: Material = { colour: mix(body, '#000000', 0.6), gloss: 0 };
  const facets = surface({
    columns: 40,
    rows: 1,
    at: (u, v) => [(u - 0.5) * (width + 3), (v - 0.5) * (depth + 3), PLATE + 0.1],
    material: light ? (u) => ({ colour: lightAt(light, u), gloss: 0, glow: 'plain' }) : well,
  });
  return { facets, layer: 1 };
}

function emblemOnRim(picture: KeyboardPicture, width: number, depth: number) {
  const size = RIM * 0.34;
  return placeEmblem({
    emblem: picture.emblem,
    colour: picture.accent,
    normal: [0, 0, 1],
    at: ([x, y]) => [width / 2 - 8 + x * size, -depth / 2 - RIM / 2 - 0.6 + y * size, PLATE],
  });
}

function lightAt(light: readonly Colour[], share: number): Colour {
  return cycle(light, (share * (light.length - 1)) / light.length);
}

function knob(picture: KeyboardPicture): Part {
  const metal = { colour: mix(picture.body, '#d8dbe0', 0.55), gloss: 0.9 };
  const lid = { colour: picture.accent, gloss: 0.7 };
  return {
    facets: slab({ outline: ellipse(17, 17, 36), bottom: 0, top: 13, bevel: 1.6, material: metal, lid }),
    layer: 2,
  };
}

function wristRest(colour: Colour, width: number, depth: number): Part {
  const outline = roundedRectangle(width + 2 * RIM, 66, 10);
  const facets = slab({ outline, bottom: 0, top: 15, bevel: 9, material: { colour, gloss: 0.2 } });
  return moved({ facets, layer: 0 }, shift([0, -depth / 2 - RIM - 36, 0]));
}
