const formats = new Map<string, Intl.DateTimeFormat>();

function momentFormat(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    formats.set(locale, format);
  }
  return format;
}

/** An ISO time as the shopper's local date and time; '-' when there is none. */
export function formatMoment(iso: string | null | undefined, locale = 'en-US'): string {
  const time = iso ? new Date(iso) : null;
  return time && !Number.isNaN(time.getTime()) ? momentFormat(locale).format(time) : '-';
}

/** Whole seconds as minutes and seconds, e.g. 75 → '1:15'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
