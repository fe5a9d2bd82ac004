/** The relative change: 0.5 means half as much again. Null when there is nothing to compare with. */
export function relativeChange(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : (now - before) / before;
}

/** Removes zero cents from dollars on an axis, to save space. */
export const wholeDollars = (text: string): string => text.replace(/\.00$/, '');

/** A share in percent, with one decimal if it is below 10. */
export function percent(share: number): string {
  const value = share * 100;
  return `${Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value)}%`;
}
