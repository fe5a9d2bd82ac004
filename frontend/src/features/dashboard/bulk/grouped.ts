/** A count with grouped thousands: 4,970. */
export const grouped = (count: number): string => count.toLocaleString('en-US');
