/**
 * Gives the slices of a text with one kind of line end, \n, whatever mixture it has: spreadsheets write \r\n, old ones \r, and
 * programs append their own to it. A slice that ends between \r and \n is continued by the next.
 */
export function lineEnds(): (slice: string, isLast: boolean) => string {
  let heldBack = '';
  return (slice, isLast) => {
    const text = heldBack + slice;
    heldBack = !isLast && text.endsWith('\r') ? '\r' : '';
    return withPlainEnds(heldBack ? text.slice(0, -1) : text);
  };
}

/** A text with \n at the end of each line. */
export const withPlainEnds = (text: string): string => text.replace(/\r\n?/g, '\n');
