import Papa from 'papaparse';
import { withPlainEnds } from './line-ends.js';
import { shownText } from './shown-text.js';
import { encodingOf, statedSeparator } from './text-form.js';

/** The cells of a line of a file. */
export interface TableLine {
  /** As a text editor counts them, from 1. */
  line: number;
  cells: string[];
}

const separators = [',', ';', '\t', '|'];
/** By so many lines it is decided what parts the cells. */
const looked = 50;

/**
 * A small CSV file as its lines, blank ones left out: in UTF-8 or UTF-16, with any kind of line ends, and its cells parted by commas,
 * semicolons, tabs or upright lines. Undefined for one that is no text.
 */
export function readTable(bytes: Uint8Array): TableLine[] | undefined {
  const whole = decoded(bytes);
  if (whole === undefined) return undefined;
  const { line: stated, separator } = statedSeparator(whole);
  const text = whole.slice(stated.length);
  const lines: TableLine[] = [];
  let [position, line] = [0, stated ? 2 : 1];
  Papa.parse<string[]>(text, {
    delimiter: separator ?? separatorIn(text),
    newline: '\n',
    step: ({ data, meta }) => {
      const read = text.slice(position, meta.cursor);
      const blank = /^(?:[ \t]*\n)*/.exec(read)![0].split('\n').length - 1;
      if (data.some((cell) => cell.trim() !== ''))
        lines.push({ line: line + blank, cells: data.map(shownText) });
      line += read.split('\n').length - 1;
      position = meta.cursor;
    },
  });
  return lines;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : withPlainEnds(text);
  } catch {
    return undefined;
  }
}

/** What parts the most cells outside of quotes. */
export function separatorIn(text: string): string {
  const some = text
    .split('\n', looked)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  const count = (separator: string) => some.split(separator).length;
  return separators.reduce((most, one) => (count(one) > count(most) ? one : most));
}
