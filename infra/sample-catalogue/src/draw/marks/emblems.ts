import { arc, ellipse, roundedRectangle } from '../space/outline.js';
import type { Point } from '../space/vector.js';
import { graph, mirrored, petal, placed, ribbon, turned } from './shapes.js';

/** Filled areas inside a square from -1 to 1, y pointing up. */
type Emblem = readonly (readonly Point[])[];

const wave = (height: number) =>
  ribbon(
    graph(-0.95, 0.95, (x) => height + 0.2 * Math.sin(x * 4.2 + height * 1.2)),
    0.24,
  );

const pair = (points: readonly Point[]): Point[][] => [[...points], mirrored(points)];

const bar = (width: number, height: number, y: number): Point[] =>
  placed(roundedRectangle(width, height, 0.06, 4), 1, [0, y]);

const blade: Point[] = [
  ...Array.from({ length: 16 }, (_, index) => onHorn(index / 15, 0.97)),
  ...Array.from({ length: 16 }, (_, index) => onHorn(1 - index / 15, 0.97 - 0.36 * (index / 15) ** 0.7)),
];

function onHorn(share: number, radius: number): Point {
  const angle = ((share * 112 - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle) - 0.01, 0.72 + radius * Math.sin(angle)];
}

/** A drop's half width at a height, its round foot at -1 and its tip at 1. */
const dropWidth = (y: number) =>
  y < -0.3 ? Math.sqrt(0.49 - (y + 0.3) ** 2) : 0.7 * Math.cos((y + 0.3) * 1.208) ** 1.25;

/** A slice of the drop between two heights, with waves as upper and lower edge. */
function slice(bottom: number, top: number): Point[] {
  const edge = (height: number) => {
    const half = dropWidth(height);
    const swell = Math.abs(height) > 0.98 ? 0 : 0.09;
    return graph(-half, half, (x) => height + swell * Math.sin(x * 5), 16);
  };
  const side = graph(bottom, top, dropWidth, 12).map(([y, x]): Point => [x, y]);
  return [...edge(bottom), ...side.slice(1, -1), ...edge(top).reverse(), ...mirrored(side.slice(1, -1))];
}

const leaf = (x: number, height: number): Point[] => placed(petal(0, 0, height, 0.4), 1, [x, -0.46]);

/** The emblem of each sample brand. */
export const emblems = {
  crown: [
    leaf(0, 1.46),
    ...pair(leaf(0.42, 1.06)),
    ...pair(leaf(0.82, 0.72)),
    bar(1.84, 0.16, -0.64),
    bar(1.84, 0.12, -0.88),
  ],
  waves: [wave(0.55), wave(0), wave(-0.55)],
  drop: [slice(-0.999, -0.46), slice(-0.3, 0.1), slice(0.26, 0.999)],
  peaks: [
    [
      [-1, -0.75],
      [-0.2, 0.85],
      [0.12, 0.2],
      [-0.36, -0.75],
    ],
    [
      [-0.16, -0.75],
      [0.44, 0.42],
      [1, -0.75],
    ],
  ],
  tower: [
    bar(1.8, 0.3, -0.82),
    bar(1.36, 0.3, -0.42),
    bar(0.96, 0.3, -0.02),
    bar(0.58, 0.3, 0.38),
    petal(0, 0.56, 1.02, 0.36),
  ],
  lotus: [
    petal(0, -0.62, 0.78, 0.58),
    ...pair(petal(38, -0.05, 0.92, 0.36)),
    ...pair(petal(68, 0.06, 1, 0.3)),
    ...pair(ribbon(arc([0, 0.5], 1.1, 1.3, -88, -52, 10), 0.13)),
  ],
  horns: [
    ...pair(blade),
    [
      [-0.42, -0.16],
      [0.42, -0.16],
      [0.2, -0.95],
      [-0.2, -0.95],
    ],
  ],
  gong: [
    ellipse(0.56, 0.56),
    ribbon(arc([0, 0], 0.56, 0.56, -62, 152, 26), 0.19),
    ribbon(arc([0, 0], 0.89, 0.89, -52, 142, 30), 0.19),
  ],
  blossom: [
    ...[0, 120, 240].map((angle) => turned(placed(ellipse(0.74, 0.78), 1, [0, 0.58]), angle)),
    ellipse(0.28, 0.28),
  ],
  summit: [
    ...[0, 1, 2].map((side) =>
      turned(
        ribbon(
          [
            [-0.7, 0.52],
            [0, 0.9],
            [0.7, 0.52],
          ],
          0.22,
        ),
        side * 120,
      ),
    ),
    [
      [-0.46, -0.32],
      [0, 0.44],
      [0.46, -0.32],
    ],
  ],
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;
