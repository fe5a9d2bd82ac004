import { mix, type Colour } from './colour.js';
import { PICTURE_SIZE, stops } from './svg.js';

/** A seamless paper backdrop with a breath of the tint: a lit wall that bends into a brighter floor. */
export function backdrop(tint: Colour): string {
  const wall = [mix('#ffffff', tint, 0.02), mix('#eef0f4', tint, 0.06), mix('#d3d7df', tint, 0.12)];
  const floor = [mix('#e9ebf0', tint, 0.05), mix('#fbfcfd', tint, 0.02)];
  const whole = `width="${PICTURE_SIZE}" height="${PICTURE_SIZE}"`;
  return [
    `<radialGradient id="wall" cx="0.42" cy="0.34" r="0.85">${stops(wall)}</radialGradient>`,
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">${stops(floor)}</linearGradient>`,
    '<linearGradient id="rise" x1="0" y1="0" x2="0" y2="1">',
    '<stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>',
    '<mask id="horizon"><rect y="480" width="1000" height="520" fill="url(#rise)"/></mask>',
    `<rect ${whole} fill="url(#wall)"/><rect ${whole} fill="url(#floor)" mask="url(#horizon)"/>`,
  ].join('');
}
