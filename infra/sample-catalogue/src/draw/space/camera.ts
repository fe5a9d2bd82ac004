import { add, cross, dot, scale, subtract, unit, type Point, type Vector } from './vector.js';

export interface View {
  /** Degrees to the right of straight ahead from which the camera looks. */
  azimuth: number;
  /** Degrees above the floor from which the camera looks. */
  elevation: number;
  /** Millimetres from the camera to its target. */
  distance: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Camera {
  eye: Vector;
  project: (place: Vector) => Point;
  /** How far in front of the camera a place lies. */
  depth: (place: Vector) => number;
  /** How many pixels a millimetre takes at that place. */
  pixels: (place: Vector) => number;
}

/** A camera that looks at the middle of the places and shows them all, as large as the frame allows. */
export function fitCamera(view: View, places: readonly Vector[], frame: Frame): Camera {
  const lens = createLens(view, centreOf(places));
  const seen = places.map(lens.see);
  const [left, right] = rangeOf(seen.map((point) => point[0]));
  const [top, bottom] = rangeOf(seen.map((point) => point[1]));
  const zoom = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const x = frame.left + frame.width / 2 - ((left + right) / 2) * zoom;
  const y = frame.top + frame.height / 2 - ((top + bottom) / 2) * zoom;
  return {
    eye: lens.eye,
    project: (place) => {
      const point = lens.see(place);
      return [x + point[0] * zoom, y + point[1] * zoom];
    },
    depth: lens.depth,
    pixels: (place) => zoom / lens.depth(place),
  };
}

function createLens(view: View, target: Vector) {
  const [azimuth, elevation] = [view.azimuth, view.elevation].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const towardsEye: Vector = [
    Math.sin(azimuth) * Math.cos(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  ];
  const eye = add(target, scale(towardsEye, view.distance));
  const right = unit(cross(scale(towardsEye, -1), [0, 0, 1]));
  const up = cross(towardsEye, right);
  const depth = (place: Vector) => dot(subtract(eye, place), towardsEye);
  const see = (place: Vector): Point => {
    const offset = subtract(place, eye);
    return [dot(offset, right) / depth(place), -dot(offset, up) / depth(place)];
  };
  return { eye, depth, see };
}

function centreOf(places: readonly Vector[]): Vector {
  const axis = (index: 0 | 1 | 2) => {
    const [low, high] = rangeOf(places.map((place) => place[index]));
    return (low + high) / 2;
  };
  return [axis(0), axis(1), axis(2)];
}

function rangeOf(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
}
