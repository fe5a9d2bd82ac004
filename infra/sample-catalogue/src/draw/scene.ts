import type { Colour } from './colour.js';
import { fitCamera, type Camera, type Frame, type View } from './space/camera.js';
import { extent, type Body, type Part } from './space/part.js';
import { middle } from './space/vector.js';
import { drawBloom, drawPart } from './part-svg.js';
import { drawShadows } from './shadow.js';
import { backdrop } from './studio.js';
import { document, PICTURE_SIZE } from './svg.js';

export interface Scene {
  /** Bodies that stand on the floor z = 0. */
  parts: readonly Part[];
  view: View;
  /** Colour that the backdrop takes a breath of. */
  tint: Colour;
}

const FRAME: Frame = { left: 70, top: 90, width: 860, height: 800 };

/**
 * A picture in three layers, floor first. What is blurred anyway comes as a small SVG of its own: it costs a
 * fraction of the time and looks the same when enlarged.
 */
export interface Layers {
  floor: string;
  /** SVG elements, to be set between the other two. */
  body: string[];
  /** Missing where nothing shines. */
  bloom?: string | undefined;
}

const BLURRED_SIZE = PICTURE_SIZE / 4;

/** Draws a product in the studio, filling most of a square picture. */
export function drawScene({ parts, view, tint }: Scene): Layers {
  const bodies = parts.map((part) => ({ part, places: extent(part) }));
  const camera = fitCamera(
    view,
    bodies.flatMap(({ places }) => places),
    FRAME,
  );
  const ordered = inOrder(bodies, camera);
  const bloom = drawBloom(ordered, camera);
  return {
    floor: document(BLURRED_SIZE, [backdrop(tint), ...drawShadows(bodies, camera)]),
    body: ordered.map((part) => drawPart(part, camera)),
    bloom: bloom && document(BLURRED_SIZE, bloom),
  };
}

function inOrder(bodies: readonly Body[], camera: Camera): Part[] {
  const ranked = bodies.map(({ part, places }) => ({
    part,
    layer: part.layer ?? 0,
    depth: camera.depth(middle(places)),
  }));
  return ranked.sort((a, b) => a.layer - b.layer || b.depth - a.depth).map(({ part }) => part);
}
