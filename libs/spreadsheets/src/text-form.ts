/** Spreadsheets write and read such a first line, which is no row. */
const separatorLine = /^\ufeff?"?sep=([^\w\s"]|\t)"?[ \t]*(?:\n|$)/i;

/** The first line of a file that says what parts its cells, such as `sep=;`; '' without one. */
export function statedSeparator(text: string): { line: string; separator?: string } {
  const [line, separator] = separatorLine.exec(text) ?? [''];
  return { line, separator };
}

/**
 * The encoding of a file by its first bytes: spreadsheets save "Unicode text" as UTF-16 with a mark, some programs without one, where
 * every other byte of a header is zero.
 */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
}
