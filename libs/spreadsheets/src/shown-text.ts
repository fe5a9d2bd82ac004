/** A formula of nothing but a text, by which programs keep the zeros of a code in a file. */
const onlyText = /^\s*="((?:[^"]|"")*)"\s*$/;

/** What a spreadsheet shows in a cell that says a text as a formula: of `="00123"` it is 00123. Any other cell stays as it is. */
export const shownText = (cell: string): string =>
  cell.includes('="') ? cell.replace(onlyText, (_, text: string) => text.replaceAll('""', '"')) : cell;
