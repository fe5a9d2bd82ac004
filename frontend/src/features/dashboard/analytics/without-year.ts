/** A day as it is written in either language, short enough for an axis. */
export const withoutYear = (day: string): string => day.replace(/,? \d{4}$/, '');
