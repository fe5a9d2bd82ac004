import Papa from 'papaparse';

const quoted = /^\s*[^"\n]*[,;\t|][^\n]*$/;

/**
 * What parts the cells within the lines of a file whose header is one cell in quotes, as programs write it that took each line for one
 * cell: `"name,price"`. Undefined for any other.
 */
export function separatorWithin(header: string[], separatorOf: (cell: string) => string): string | undefined {
  const [cell = '', ...others] = header;
  if (others.some((one) => one.trim() !== '') || !quoted.test(cell)) return undefined;
  const separator = separatorOf(cell);
  return cell.includes(separator) ? separator : undefined;
}

/** The cells of a line that was read as one cell; any other line as it was read. */
export function cellsIn(line: string[], separator: string | undefined): string[] {
  if (separator === undefined || line.slice(1).some((one) => one.trim() !== '')) return line;
  const { data, errors } = Papa.parse<string[]>(line[0] ?? '', { delimiter: separator, newline: '\n' });
  return errors.length === 0 && data.length === 1 ? data[0]! : line;
}
