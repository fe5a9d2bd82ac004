/** How much more than before, as a share of it (0.5 is half as much again); null where that says nothing. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : (now - before) / before;
}

/** Dollars on an axis, where cents only take room. */
export const wholeDollars = (text: string): string => text.replace(/\.00$/, '');

/** A share in percent, with a decimal only where it tells something. */
export function percent(share: number): string {
  const value = share * 100;
  return `${Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value)}%`;
}
