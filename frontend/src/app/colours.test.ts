import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.endsWith('tokens.css'),
);

const notes = /\/\*[^]*?\*\//g;
const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|[:,]\s*(white|black)\b/i;
const coloursOf = (sheet: string): string | undefined => colour.exec(sheet.replaceAll(notes, ''))?.[0];

it.each(sheets)('%s takes its colours from the tokens', (path) => {
  expect(coloursOf(readFileSync(join(sources, path), 'utf8'))).toBeUndefined();
});

it.each(['color: #0E4A54;', 'background: rgb(0 0 0 / 45%);', 'color: white;', 'fill: oklch(40% 0.1 20);'])(
  'notices %s',
  (line) => {
    expect(coloursOf(`.thing {\n  ${line}\n}`)).toBeDefined();
  },
);
