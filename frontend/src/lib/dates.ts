const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time as the shopper's local date and time; '-' when there is none. */
export function formatMoment(iso: string | null | undefined): string {
  const time = iso ? new Date(iso) : null;
  return time && !Number.isNaN(time.getTime()) ? MOMENT.format(time) : '-';
}

/** Whole seconds as minutes and seconds, e.g. 75 → '1:15'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
