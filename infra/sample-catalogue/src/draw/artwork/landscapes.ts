import { mix } from '../colour.js';
import { graph } from '../marks/shapes.js';
import type { Point } from '../space/vector.js';
import { chance, disc, rectangle, type Area, type Painter } from './artwork.js';

const SHORE = 0.3;

/** Temple towers before a low sun, mirrored in still water. */
export const temple: Painter = ([low, high, sun, stone, gleam], aspect) => {
  const skyline = towers(aspect);
  const mirror = skyline.map((points) => points.map(([x, y]): Point => [x, SHORE - (y - SHORE) * 0.7]));
  const streaks = Array.from({ length: 16 }, (_, index): Area => {
    const [y, width] = [SHORE * (0.06 + 0.86 * chance(index)), 0.04 + 0.12 * chance(index + 40)];
    return {
      points: rectangle(0.5 - width / 2 + 0.24 * (chance(index + 80) - 0.5), y, width, 0.005),
      colour: gleam,
      opacity: 0.5,
    };
  });
  return {
    ground: [mix(low, stone, 0.35), low, mix(low, high, 0.5), high],
    areas: [
      { points: disc([0.5, 0.5], 0.27, aspect), colour: sun, opacity: 0.25 },
      { points: disc([0.5, 0.5], 0.2, aspect), colour: sun },
      ...skyline.map((points) => ({ points, colour: stone })),
      { points: rectangle(0, 0, 1, SHORE), colour: mix(low, stone, 0.5), opacity: 0.75 },
      ...mirror.map((points) => ({ points, colour: stone, opacity: 0.45 })),
      ...streaks,
    ],
  };
};

function towers(aspect: number): Point[][] {
  const places: [number, number, number][] = [
    [0, 0.46, 0.13],
    [-0.2, 0.33, 0.1],
    [0.2, 0.33, 0.1],
    [-0.37, 0.24, 0.08],
    [0.37, 0.24, 0.08],
  ];
  const buds = places.map(([x, height, width]) =>
    tower(0.5 + (x * 1.5) / aspect, height, (width * 1.5) / aspect),
  );
  const gallery = rectangle(0.5 - 0.62 / aspect, SHORE, 1.24 / aspect, 0.08);
  const terrace = rectangle(0.5 - 0.78 / aspect, SHORE, 1.56 / aspect, 0.035);
  return [...buds, gallery, terrace];
}

/** A tower like a lotus bud, built in tiers. */
function tower(x: number, height: number, width: number): Point[] {
  const tiers = 7;
  const right = Array.from({ length: tiers * 2 }, (_, index): Point => {
    const share = Math.ceil(index / 2) / tiers;
    const half = (width / 2) * Math.cos((share * Math.PI) / 2) ** 0.72 * (index % 2 ? 1 : 0.92);
    return [
      half,
      SHORE + 0.08 + (height - 0.08) * ((Math.floor(index / 2) + (index % 2 ? 0.25 : 0)) / tiers),
    ];
  });
  const side = (sign: number) => right.map(([half, y]): Point => [x + sign * half, y]);
  return [
    [x + width / 2, SHORE],
    ...side(1),
    [x, SHORE + height + 0.03],
    ...side(-1).reverse(),
    [x - width / 2, SHORE],
  ];
}

/** Range behind range of hills in morning haze, with a river in the valley. */
export const hills: Painter = ([low, high, sun, near, far], aspect) => {
  const ranges = Array.from({ length: 5 }, (_, index): Area => {
    const base = 0.62 - index * 0.115;
    const ridge = graph(0, 1, (x) => base + 0.07 * wave(x, index) + 0.03 * wave(x * 2.3, index + 7), 60);
    return { points: [[0, 0], ...ridge, [1, 0]], colour: mix(far, near, index / 4) };
  });
  const bank = (side: number) =>
    graph(
      0,
      0.34,
      (y) => 0.56 + 0.1 * Math.sin(y * 17) * (1 - y * 2) + side * 0.09 * (1 - y / 0.345) ** 1.6,
      30,
    );
  const river = [...bank(-1), ...bank(1).reverse()].map(([y, x]): Point => [x, y]);
  return {
    ground: [low, low, mix(low, high, 0.5), high],
    areas: [
      { points: disc([0.68, 0.74], 0.16, aspect), colour: sun, opacity: 0.3 },
      { points: disc([0.68, 0.74], 0.1, aspect), colour: sun },
      ...ranges,
      { points: river, colour: mix(low, sun, 0.5), opacity: 0.85 },
    ],
  };
};

function wave(x: number, seed: number): number {
  return Math.sin(x * 6.3 + seed * 2.1) + 0.5 * Math.sin(x * 13.7 + seed * 4.7);
}
