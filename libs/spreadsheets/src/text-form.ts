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
export function encodingOf([first, second, third, fourth]: Uint8Array): string {
  // UTF-32, which nobody reads, with its mark or of letters of ASCII: no text of UTF-16 has such a beginning.
  const isWide = (first === 0 && second === 0) || (third === 0 && fourth === 0 && second !== undefined);
  if (isWide && third !== undefined) return 'utf-32';
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
}
