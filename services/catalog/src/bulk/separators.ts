import { knownColumns } from './columns.js';

const separators = [',', ';', '\t', '|'];

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
