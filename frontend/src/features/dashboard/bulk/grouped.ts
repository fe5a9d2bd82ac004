/** A count as it is read: 4,970. */
export const grouped = (count: number): string => count.toLocaleString('en-US');
