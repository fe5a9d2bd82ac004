import { cycle, type Colour } from './colour.js';
import type { Camera } from './space/camera.js';
import { hull } from './space/hull.js';
import { SHADOW_FALL } from './space/light.js';
import type { Body, Part } from './space/part.js';
import type { Point, Vector } from './space/vector.js';
import { blurred, pathData } from './svg.js';

/** Millimetres above the floor below which a body darkens it like a touch. */
const TOUCH = 4;
const SHADE: Colour = '#1c2233';
const CONTACT: Colour = '#141824';

/** What the bodies do to the floor: coloured light of what glows, a soft cast shadow, a dark line of contact. */
export function drawShadows(bodies: readonly Body[], camera: Camera): string[] {
  const touch = bodies
    .filter(({ part }) => !part.slender)
    .map(({ places }) => flat(places.filter((place) => place[2] < TOUCH)))
    .map((corners) => onFloor(corners, camera, CONTACT));
  return [
    blurred(
      'soft',
      24,
      0.36,
      bodies.flatMap((body) => shadowsOf(body, camera)),
    ),
    blurred(
      'spill',
      60,
      0.55,
      bodies.flatMap(({ part }) => spillOf(part, camera)),
    ),
    blurred('contact', 8, 0.5, touch),
  ];
}

function shadowsOf({ part, places }: Body, camera: Camera): string[] {
  if (part.slender) {
    return part.facets.map((facet) => area(facet.corners.map(fall), camera, SHADE));
  }
  return [onFloor(places.map(fall), camera, SHADE)];
}

function spillOf(part: Part, camera: Camera): string[] {
  const glowing = part.facets.filter((facet) => facet.material.glow);
  const colours = glowing.map((facet) => facet.material.colour);
  const corners = glowing.flatMap((facet) => facet.corners).map(fall);
  return colours.length > 0 ? [onFloor(corners, camera, cycle(colours, 0.3))] : [];
}

function onFloor(corners: readonly Point[], camera: Camera, colour: Colour): string {
  return corners.length < 3 ? '' : area(hull(corners), camera, colour);
}

function area(outline: readonly Point[], camera: Camera, colour: Colour): string {
  const points = outline.map(([x, y]) => camera.project([x, y, 0]));
  return `<path d="${pathData(points)}" fill="${colour}"/>`;
}

function fall([x, y, z]: Vector): Point {
  return [x + SHADOW_FALL[0] * z, y + SHADOW_FALL[1] * z];
}

function flat(places: readonly Vector[]): Point[] {
  return places.map(([x, y]) => [x, y]);
}
