/** How banks say in a column of its own which way the amount of a line went. */
const words = {
  out: /^(?:dr|debit|d|out|money out|cash out|withdrawal|ឥណពន្ធ|ប្រាក់ចេញ)\.?$/i,
  in: /^(?:cr|credit|c|in|money in|cash in|deposit|ឥណទាន|ប្រាក់ចូល)\.?$/i,
};

/** One letter may be anything, unless its column is called so. */
const isNamedSo = (name: string) => /\/|type|sign|direction|indicator|ប្រភេទ/i.test(name);

/** The column of which every line has such a word and nothing else; -1 where there is none. */
export function directionPlace(header: string[], rows: string[][]): number {
  return header.findIndex((name, place) => {
    const cells = rows.map((row) => row[place]?.trim() ?? '').filter(Boolean);
    const isWord = (cell: string) => words.out.test(cell) || words.in.test(cell);
    return cells.length > 0 && cells.every((cell) => isWord(cell) && (cell.length > 1 || isNamedSo(name)));
  });
}

export const isWordOfOut = (cell: string): boolean => words.out.test(cell.trim());

/** Whether a cell of amounts says that there is none: blank, a stroke, or a zero with the sign of its money. */
export const isNoAmount = (cell: string): boolean =>
  /^(?:[-–—]?|[^\d០-៩]{0,4}[0០]+(?:[.,][0០]+)?[^\d០-៩]{0,4})$/u.test(cell.replace(/\s/g, ''));
