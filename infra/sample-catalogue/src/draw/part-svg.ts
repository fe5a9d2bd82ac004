import type { Colour } from './colour.js';
import type { Camera } from './space/camera.js';
import { shade } from './space/light.js';
import type { Facet, Ink, Part } from './space/part.js';
import { dot, middle, normalOf, subtract, unit, type Vector } from './space/vector.js';
import { grown } from './space/grow.js';
import { blurred, pathData } from './svg.js';

/** Pixels that a face is grown by, so that no backdrop shines through between neighbours. */
const OVERLAP = 0.55;

/** The faces of a part that the camera sees, far ones first, and the paint upon them. */
export function drawPart(part: Part, camera: Camera): string {
  const faces = visible(part.facets, camera).map(({ facet, normal, towardsEye }) =>
    drawFace(facet, shade(normal, towardsEye, facet.material), camera),
  );
  const inks = (part.inks ?? []).map((ink) => drawInk(ink, camera));
  return [...faces, ...inks].join('');
}

/** The haze of light about whatever glows; undefined where nothing does. */
export function drawBloom(parts: readonly Part[], camera: Camera): string[] | undefined {
  const faces = parts.flatMap((part) =>
    visible(
      part.facets.filter((facet) => facet.material.glow === 'hazy'),
      camera,
    ).map(({ facet }) => drawFace(facet, facet.material.colour, camera)),
  );
  const inks = parts.flatMap((part) =>
    (part.inks ?? []).filter((ink) => ink.glows).map((ink) => drawInk(ink, camera)),
  );
  const shapes = [...faces, ...inks];
  return shapes.length > 0 ? [blurred('bloom', 14, 0.5, shapes)] : undefined;
}

function drawFace(facet: Facet, colour: Colour, camera: Camera): string {
  return `<path d="${pathData(grown(facet.corners.map(camera.project), OVERLAP))}" fill="${colour}"/>`;
}

function visible(facets: readonly Facet[], camera: Camera) {
  return facets
    .map((facet) => {
      const centre = middle(facet.corners);
      const towardsEye = unit(subtract(camera.eye, centre));
      return { facet, normal: normalOf(facet.corners), towardsEye, depth: camera.depth(centre) };
    })
    .filter(({ normal, towardsEye }) => dot(normal, towardsEye) > 0)
    .sort((a, b) => b.depth - a.depth);
}

function drawInk(ink: Ink, camera: Camera): string {
  const start = ink.places[0] as Vector;
  if (dot(ink.normal, subtract(camera.eye, start)) <= 0) {
    return '';
  }
  const paint = ink.width === undefined ? areaPaint(ink) : linePaint(ink, ink.width, camera.pixels(start));
  return `<path d="${pathData(ink.places.map(camera.project), ink.width === undefined)}" ${paint}/>`;
}

// The opacity of fill or stroke alone: that of a whole element would cost a layer of its own for each.
function areaPaint({ colour, opacity = 1 }: Ink): string {
  return `fill="${colour}" fill-opacity="${opacity}"`;
}

function linePaint({ colour, dash, opacity = 1 }: Ink, width: number, pixels: number): string {
  const dashes = dash?.map((length) => (length * pixels).toFixed(1)).join(' ') ?? '';
  return [
    `fill="none" stroke="${colour}" stroke-width="${(width * pixels).toFixed(2)}" stroke-opacity="${opacity}"`,
    'stroke-linecap="round" stroke-linejoin="round"',
    dashes && `stroke-dasharray="${dashes}"`,
  ].join(' ');
}
