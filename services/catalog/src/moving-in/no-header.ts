import { textKey } from '@mekong/contracts';
import { guessable, guessColumns } from './guess-columns.js';
import { readPrice } from './money.js';
import { profileOf } from './profiles.js';
import { ownColumns } from './targets.js';

const address = /https?:\/\//i;

/** Whether a first line names columns: where it has addresses or numbers, and no name that is known, it is a row. */
export function isHeader(cells: string[]): boolean {
  const isData = cells.some((cell) => address.test(cell) || /^\s*\d[\d.,\s]*$/.test(cell));
  if (!isData || profileOf(cells)) return true;
  return cells.some((cell) => ownColumns.includes(textKey(cell))) || knownIn(cells).length > 1;
}

const knownIn = (cells: string[]) =>
  guessColumns(
    guessable,
    cells.filter((cell) => cell.length < 40),
    () => false,
  );

const begin = 'Column ';
/** What the columns of a file are called that has no names. */
export const namedByPlace = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${begin}${place + 1}`);

/** What each column probably is where only places name them, by what stands in the first row. */
export function guessByContent(
  header: string[],
  row: string[],
  brands: ReadonlyMap<string, string>,
): Record<string, string> | undefined {
  if (!header.every((name, place) => name === `${begin}${place + 1}`)) return undefined;
  const cells = header.map((name, place) => ({ name, text: row[place]?.trim() ?? '' }));
  const numbers = cells.filter(({ text }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && !address.test(text));
  const texts = cells.filter(({ text }) => text !== '' && !/\d{4}/.test(text) && !address.test(text));
  const byNumber = numbers.toSorted((a, b) => numberOf(b.text) - numberOf(a.text));
  const brand = texts.find(({ text }) => brands.has(textKey(text)));
  const others = cells.filter((one) => /\p{L}/u.test(one.text) && one !== brand && !address.test(one.text));
  const description = others.slice(1).find(({ text }) => text.length > 20);
  const found = {
    ...{ image: cells.find(({ text }) => address.test(text)), price: byNumber[0], brand, description },
    name: others[0],
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([target, cell]) => (cell ? [[cell.name, target]] : [])),
  );
}

const numberOf = (text: string) => Number(readPrice(text).number ?? NaN) || 0;
