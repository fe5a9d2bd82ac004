import { mix } from '../colour.js';
import { graph, ribbon } from '../marks/shapes.js';
import type { Point } from '../space/vector.js';
import { chance, disc, rectangle, type Area, type Painter } from './artwork.js';

/** Broad bands of colour that flow across like silk. */
export const silk: Painter = ([low, high, first, second, third]) => {
  const bands = Array.from({ length: 9 }, (_, index): Area => {
    const edge = (shift: number) =>
      graph(
        0,
        1,
        (x) => {
          const swing = 0.2 * Math.sin(x * 3.4 + index * 0.55) + 0.07 * Math.sin(x * 8 - index * 0.8);
          return inside(0.98 - index * 0.115 + swing * (0.4 + x) + shift);
        },
        60,
      );
    const colour = index < 4 ? mix(first, second, index / 4) : mix(second, third, (index - 4) / 5);
    return { points: [...edge(0), ...edge(-0.17).reverse()], colour, opacity: 0.72 };
  });
  return { ground: [low, high], areas: bands };
};

/** Fine height lines as on a map. */
export const contours: Painter = ([low, high, line, , bright], aspect) => {
  const lines = Array.from({ length: 26 }, (_, index): Area[] => {
    const colour = index % 5 === 0 ? bright : line;
    const ring = graph(0, 2 * Math.PI, (turn) => turn, 120).map(([turn]): Point => {
      const wobble = 1 + 0.22 * Math.sin(turn * 3 + index * 0.13) + 0.12 * Math.sin(turn * 5 - index * 0.2);
      const radius = (0.03 + index * 0.047) * wobble;
      return [0.36 + (radius * 1.15 * Math.cos(turn)) / aspect, 0.52 + radius * Math.sin(turn)];
    });
    return runsInside(ring).map((run) => ({ points: ribbon(run, index % 5 === 0 ? 0.006 : 0.0035), colour }));
  });
  return { ground: [low, high], areas: lines.flat() };
};

/** The check of a Khmer scarf. */
export const krama: Painter = ([low, high, check, accent], aspect) => {
  const rows = 12;
  const columns = Math.round(rows * aspect);
  const stripe = (index: number, count: number, upright: boolean): Area => {
    const [from, size] = [(index + 0.25) / count, 0.5 / count];
    const colour = index % 6 === 3 ? accent : check;
    return {
      points: upright ? rectangle(from, 0, size, 1) : rectangle(0, from, 1, size),
      colour,
      opacity: 0.58,
    };
  };
  return {
    ground: [low, high],
    areas: [
      ...Array.from({ length: columns }, (_, index) => stripe(index, columns, true)),
      ...Array.from({ length: rows }, (_, index) => stripe(index, rows, false)),
    ],
  };
};

/** Hexagonal plates, some of which catch the light. */
export const plates: Painter = ([low, high, plate, second, bright], aspect) => {
  const [rows, size] = [9, 1 / 9 / 1.5];
  const columns = Math.ceil(aspect / (size * 1.76));
  const areas = Array.from({ length: rows * columns }, (_, index): Area => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = ((column + (row % 2 ? 1 : 0.5)) * size * 1.76) / aspect;
    const luck = chance(index);
    const colour = luck > 0.93 ? bright : mix(plate, second, chance(index + 500));
    const points = disc([x, (row + 0.5) / rows], size * 0.92, aspect, 6).map(([px, py]): Point => [
      x + (py - (row + 0.5) / rows) / aspect,
      (row + 0.5) / rows + (px - x) * aspect,
    ]);
    return { points, colour, opacity: 0.25 + 0.7 * luck };
  });
  return { ground: [low, high], areas: areas.filter(({ points }) => points.every(isInside)) };
};

/** One colour that turns softly into another. */
export const plain: Painter = ([low, high]) => ({ ground: [low, high], areas: [] });

function runsInside(line: readonly Point[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of line) {
    if (isInside(point)) {
      runs.at(-1)?.push(point);
    } else if (runs.at(-1)?.length) {
      runs.push([]);
    }
  }
  return runs.filter((run) => run.length > 1);
}

function isInside([x, y]: Point): boolean {
  return x > 0.004 && x < 0.996 && y > 0.006 && y < 0.994;
}

function inside(y: number): number {
  return Math.min(1, Math.max(0, y));
}
