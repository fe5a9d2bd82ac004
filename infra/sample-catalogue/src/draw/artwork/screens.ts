import { mix } from '../colour.js';
import { graph } from '../marks/shapes.js';
import type { Point } from '../space/vector.js';
import { chance, disc, rectangle, type Area, type Painter } from './artwork.js';

const HORIZON = 0.42;
const SUN = { height: 0.62, radius: 0.26 };

/** A striped sun over a grid of light that runs to the horizon. */
export const neon: Painter = ([low, high, sun, line, glow], aspect) => {
  const cuts = Array.from({ length: 6 }, (_, index): Area => {
    const y = HORIZON + 0.012 + index * 0.042;
    const half = (Math.sqrt(SUN.radius ** 2 - (y + 0.01 - SUN.height) ** 2) + 0.01) / aspect;
    const colour = mix(mix(low, high, 0.62), glow, 0.16);
    return { points: rectangle(0.5 - half, y, 2 * half, 0.02 - index * 0.0027), colour };
  });
  const rays = Array.from({ length: 25 }, (_, index): Area => {
    const spread = (index - 12) / 12;
    const [top, foot] = [0.5 + spread * 0.5, 0.5 + spread * 2.4];
    return { points: clipped([top, HORIZON], [foot, 0]), colour: line };
  });
  const rows = Array.from({ length: 9 }, (_, index): Area => {
    const y = HORIZON * (1 - 1 / (1 + index * 0.32) ** 1.15) * 1.5;
    return { points: rectangle(0, Math.max(0, HORIZON - y), 1, 0.0045), colour: line };
  });
  return {
    ground: [low, low, mix(low, high, 0.6), high, mix(low, high, 0.3)],
    areas: [
      { points: disc([0.5, SUN.height], SUN.radius * 1.26, aspect), colour: glow, opacity: 0.22 },
      { points: disc([0.5, SUN.height], SUN.radius, aspect), colour: sun },
      ...cuts,
      { points: rectangle(0, 0, 1, HORIZON), colour: mix(low, '#000000', 0.5) },
      ...rays,
      ...rows,
    ],
  };
};

/** A thin line from the horizon to the lower edge, stopped where it leaves the picture at a side. */
function clipped([topX, topY]: Point, [footX, footY]: Point): Point[] {
  const edge = Math.min(1, Math.max(0, footX));
  const share = footX === topX ? 1 : (edge - topX) / (footX - topX);
  const end = topY + (footY - topY) * share;
  return [
    [topX - 0.0008, topY],
    [topX + 0.0008, topY],
    [edge + 0.0022, end],
    [edge - 0.0022, end],
  ];
}

/** A working day: a text, a chart and a list in their windows. */
export const desk: Painter = ([low, high, first, second, paper], aspect) => {
  const columns = aspect > 2 ? 3 : 2;
  const width = 0.9 / columns;
  const windows = Array.from({ length: columns }, (_, index) => {
    const left = 0.05 + index * (width + 0.01);
    const content = index % 2 ? chart(left, width, first, second) : lines(left, width, index, first);
    return [
      { points: rectangle(left + 0.004, 0.1, width - 0.02, 0.78), colour: '#000000', opacity: 0.18 },
      { points: rectangle(left, 0.12, width - 0.02, 0.78), colour: paper },
      { points: rectangle(left, 0.85, width - 0.02, 0.05), colour: mix(paper, second, 0.25) },
      ...content,
    ] satisfies Area[];
  });
  const bar: Area = { points: rectangle(0, 0, 1, 0.055), colour: mix(low, '#000000', 0.45), opacity: 0.8 };
  const icons = Array.from({ length: 7 }, (_, index): Area => ({
    points: disc([0.5 + ((index - 3) * 0.06) / (aspect / 1.78), 0.0275], 0.016, aspect, 20),
    colour: mix(first, paper, chance(index)),
  }));
  return { ground: [low, high], areas: [...windows.flat(), bar, ...icons] };
};

function lines(left: number, width: number, seed: number, accent: Area['colour']): Area[] {
  const heading: Area = { points: rectangle(left + 0.03, 0.76, width * 0.45, 0.035), colour: accent };
  const text = Array.from({ length: 13 }, (_, index): Area => {
    const length = index % 5 === 4 ? 0.4 : 0.72 + 0.13 * chance(index + seed * 20);
    return {
      points: rectangle(left + 0.03, 0.7 - index * 0.042, (width - 0.04) * length, 0.012),
      colour: '#9aa3b2',
    };
  });
  return [heading, ...text];
}

function chart(left: number, width: number, first: Area['colour'], second: Area['colour']): Area[] {
  const bars = Array.from({ length: 9 }, (_, index): Area => {
    const height = 0.06 + 0.2 * (0.35 + 0.65 * chance(index + 3)) * (0.6 + index / 12);
    const slot = (width - 0.08) / 9;
    return {
      points: rectangle(left + 0.03 + index * slot, 0.18, slot * 0.62, height),
      colour: index % 3 ? first : second,
    };
  });
  const curve = (lift: number) =>
    graph(
      left + 0.03,
      left + width - 0.05,
      (x) => 0.58 + 0.1 * Math.sin((x - left) * 16) + (x - left) * 0.2 + lift,
      40,
    );
  const trend: Area = { points: [...curve(0.006), ...curve(-0.006).reverse()], colour: first };
  const floor: Point[] = [
    [left + width - 0.05, 0.48],
    [left + 0.03, 0.48],
  ];
  return [...bars, { points: [...curve(0), ...floor], colour: first, opacity: 0.2 }, trend];
}
