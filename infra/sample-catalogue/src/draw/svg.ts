import type { Colour } from './colour.js';
import type { Point } from './space/vector.js';

export const PICTURE_SIZE = 1000;

/** An SVG of the picture's square, drawn with `pixels` to its side. */
export function document(pixels: number, content: readonly string[]): string {
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.join('')}</svg>`;
}

/** Path data of a polygon, or of an open line. */
export function pathData(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`);
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A picture stretched over the whole square. */
export function image(png: Buffer): string {
  const data = png.toString('base64');
  return `<image width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" href="data:image/png;base64,${data}"/>`;
}

/** Shapes blurred together; nothing where there are none, as an idle filter still takes its time. */
export function blurred(id: string, deviation: number, opacity: number, shapes: readonly string[]): string {
  if (shapes.length === 0) {
    return '';
  }
  const region = `x="0" y="0" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" filterUnits="userSpaceOnUse"`;
  const blur = `<feGaussianBlur stdDeviation="${deviation}"/>`;
  const filter = `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${blur}</filter>`;
  return `${filter}<g filter="url(#${id})" opacity="${opacity}">${shapes.join('')}</g>`;
}

/** Gradient stops at equal distances. */
export function stops(colours: readonly Colour[]): string {
  return colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
}
