import { knownColumns } from './columns.js';

const separators = [',', ';', '\t', '|'];

/** Spreadsheets write and read such a first line, which is no row. */
const separatorLine = /^\ufeff?"?sep=([^\w\s"]|\t)"?[ \t]*(?:\n|$)/i;

/** The first line of a file that says what parts its cells, such as `sep=;`; '' without one. */
export function statedSeparator(text: string): { line: string; separator?: string } {
  const [line, separator] = separatorLine.exec(text) ?? [''];
  return { line, separator };
}

/** What parts the cells of a file, by its first text: where most of the header's names are known, or else where it has most names. */
export function separatorOf(text: string): string {
  const [header = ''] = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .split('\n', 1);
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

/**
 * The encoding of a file by its first bytes: spreadsheets save "Unicode text" as UTF-16 with a mark, some programs without one, where
 * every other byte of a header is zero.
 */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
}
