import type { MergedDown } from '@mekong/spreadsheets';

/** What stands in the cell above with which that of a line is merged; undefined for any other cell. */
export type Above = (line: number, place: number) => string | undefined;

/** Of rows that begin at these lines. */
export function mergedCells(rows: string[][], lines: number[], merged: MergedDown[]): Above {
  const known = new Map<number, Map<number, string>>();
  const textsOf = (place: number) => {
    const texts = new Map<number, string>();
    for (const { first, last } of merged.filter(({ column }) => column === place))
      for (let row = first + 1; row <= last && row < rows.length; row += 1)
        texts.set(lines[row]!, rows[first]?.[place] ?? '');
    return texts;
  };
  return (line, place) => {
    const texts = known.get(place) ?? textsOf(place);
    known.set(place, texts);
    return texts.get(line);
  };
}
