import type { Colour } from '../colour.js';
import type { Point } from '../space/vector.js';
import { pathData } from '../svg.js';
import { emblems, type EmblemName } from './emblems.js';
import { write } from './letters.js';
import { placed } from './shapes.js';

export interface Logo {
  emblem: EmblemName;
  emblemColour: Colour;
  wordColour: Colour;
  /** Width of the pen where a capital is 1 high. */
  pen: number;
  /** Room between letters where a capital is 1 high. */
  spacing: number;
}

const LOGO_WIDTH = 400;
const LOGO_HEIGHT = 160;
const MARGIN = 26;
const GAP = 20;
const EMBLEM_SIZE = 78;
const TALLEST_CAPITAL = 46;

/** The SVG of a brand's emblem and name side by side on white. */
export function drawLogo(name: string, logo: Logo): string {
  const writing = write(name.toUpperCase(), logo.spacing);
  const room = LOGO_WIDTH - 2 * MARGIN - EMBLEM_SIZE - GAP;
  const capital = Math.min(TALLEST_CAPITAL, room / (writing.width + logo.pen));
  const total = EMBLEM_SIZE + GAP + (writing.width + logo.pen) * capital;
  const left = (LOGO_WIDTH - total) / 2;
  const emblem = emblems[logo.emblem].map((area) => onPage(area, EMBLEM_SIZE / 2, left + EMBLEM_SIZE / 2, 0));
  const wordLeft = left + EMBLEM_SIZE + GAP + (logo.pen * capital) / 2;
  const letters = writing.strokes.map((stroke) => onPage(stroke, capital, wordLeft, -capital / 2));
  const pen = `stroke="${logo.wordColour}" stroke-width="${(logo.pen * capital).toFixed(2)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_WIDTH}" height="${LOGO_HEIGHT}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...emblem.map((area) => `<path d="${pathData(area)}" fill="${logo.emblemColour}"/>`),
    ...letters.map(
      (line) =>
        `<path d="${pathData(line, false)}" fill="none" ${pen} stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
    '</svg>',
  ].join('');
}

/** Moves a shape to a height above the middle line and turns its y down, as the page has it. */
function onPage(points: readonly Point[], scale: number, x: number, above: number): Point[] {
  return placed(points, scale, [x, above]).map(([px, py]) => [px, LOGO_HEIGHT / 2 - py]);
}
