import { knownColumns } from './columns.js';

const separators = [',', ';', '\t', '|'];

/** What parts the cells of a file, by its first text: where most of the header's names are known, or else where it has most names. */
export function separatorOf(text: string): string {
  const [header = ''] = firstLines(text.replace(/^\ufeff/, '').trimStart());
  const known = (separator: string) => knownNames(header, separator);
  const best = separators.reduce((most, one) => (known(one) > known(most) ? one : most));
  if (known(best) > 0) return best;
  const names = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => names.split(separator).length;
  return separators.reduce((most, one) => (count(one) > count(most) ? one : most));
}

/** How many known columns a header has when this parts its cells. */
const knownNames = (header: string, separator: string): number =>
  header.split(separator).filter((cell) => knownColumns.has(cell.replaceAll('"', '').trim().toLowerCase()))
    .length;

/** Titles stand in the first lines; a header behind more of them is not looked for. */
const looked = 20;
/** A title may have a comma in it, or a date in its second cell. */
const mostInTitle = 2;
const leastInHeader = 4;

/** The first lines of a table, each with those in which a cell of it goes on. */
function firstLines(text: string): string[] {
  const lines = text.split('\n', looked);
  const whole = lines.reduce<string[]>((before, line) => {
    const last = before.at(-1);
    return last !== undefined && isOpen(last)
      ? [...before.slice(0, -1), `${last}\n${line}`]
      : [...before, line];
  }, []);
  return isOpen(whole.at(-1)!) ? lines : whole;
}

/** Whether a line ends within a cell in quotes, which only open a cell at its beginning. */
const isOpen = (line: string): boolean =>
  /(?:^|[,;\t|])[ ]*"(?:[^"]|"")*$/.test(line.replace(wholeCells, '$1'));
const wholeCells = /(^|[,;\t|])[ ]*"(?:[^"]|"")*"(?=\s*(?:$|[,;\t|]))/g;

/** The lines above the header of a table: titles and blank lines, as people put them there. Empty where there are none. */
export function titlesOf(text: string): string {
  const lines = firstLines(text);
  const start = lines.findIndex(
    (line) => hasKnownName(line) || (mostCells(line) > mostInTitle && !isRemark(line)),
  );
  const isHeader = start > 0 && (hasKnownName(lines[start]!) || isWideHeader(lines.slice(0, start + 1)));
  return isHeader ? `${lines.slice(0, start).join('\n')}\n` : '';
}

/** Whether the last of these lines is a header by its width, or, of few cells, by its words below lines that leave its cells blank. */
function isWideHeader(lines: string[]): boolean {
  const names = cellsOf(lines.at(-1)!);
  if (names.length >= leastInHeader) return true;
  const isOfWords = names.every((name) => /\p{L}/u.test(name) && !/\d/u.test(name));
  return isOfWords && lines.every((line) => widthOf(line) === names.length);
}

const widthOf = (line: string): number =>
  Math.max(...separators.map((separator) => plainOf(line).split(separator).length));

/** Whether what parts the cells gives the line two names of ours: one may be a word of a title. */
const hasKnownName = (line: string) => separators.some((one) => knownNames(line, one) > 1);

/** A line with the first letter alone of each cell in quotes, which may have what parts cells. */
const plainOf = (line: string): string =>
  line.replaceAll(/"\s*([^"]?)[^"]*"/g, (_, first: string) => (/[^,;\t|\s]/.test(first) ? first : '.'));

/** The filled cells of a line, by what gives it most. */
function cellsOf(line: string): string[] {
  const filled = (separator: string) =>
    plainOf(line)
      .split(separator)
      .filter((cell) => cell.trim() !== '');
  return separators.map(filled).reduce((most, cells) => (cells.length > most.length ? cells : most));
}

const mostCells = (line: string): number => cellsOf(line).length;

/** What templates say of each column above its name: a line of cells that all begin with #. */
const isRemark = (line: string): boolean => cellsOf(line).every((cell) => cell.trimStart().startsWith('#'));
