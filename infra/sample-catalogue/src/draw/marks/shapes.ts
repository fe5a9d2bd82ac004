import type { Point } from '../space/vector.js';

/** A pointed leaf that starts `from` the origin and ends `to` it, at an angle in degrees from straight up. */
export function petal(angle: number, from: number, to: number, width: number): Point[] {
  const steps = 14;
  const side = (sign: number, index: number): Point => {
    const share = index / steps;
    return [(sign * width * Math.sin(Math.PI * share ** 0.85)) / 2, from + (to - from) * share];
  };
  const right = Array.from({ length: steps + 1 }, (_, index) => side(1, index));
  const left = Array.from({ length: steps - 1 }, (_, index) => side(-1, steps - 1 - index));
  return turned([...right, ...left], -angle);
}

/** A band of even width along a line. */
export function ribbon(line: readonly Point[], width: number): Point[] {
  const edge = (sign: number) =>
    line.map((point, index): Point => {
      const before = line[Math.max(0, index - 1)] as Point;
      const after = line[Math.min(line.length - 1, index + 1)] as Point;
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
      const across: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
      return [point[0] + (sign * across[0] * width) / 2, point[1] + (sign * across[1] * width) / 2];
    });
  return [...edge(1), ...edge(-1).reverse()];
}

/** Points of a function's graph for x from `from` to `to`. */
export function graph(from: number, to: number, y: (x: number) => number, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps;
    return [x, y(x)];
  });
}

export function turned(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).reverse();
}

export function placed(points: readonly Point[], scale: number, [x, y]: Point): Point[] {
  return points.map((point) => [x + point[0] * scale, y + point[1] * scale]);
}
