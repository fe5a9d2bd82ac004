import { shopZone, type Language } from '@mekong/contracts';

const formatOf = (locale: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: shopZone, ...form });

const english = formatOf('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** Khmer texts of the shop have the digits that Khmer keyboards and banks show too. */
const khmerDay = formatOf('km-u-nu-latn', { dateStyle: 'long' });
const khmerClock = formatOf('en-GB', { timeStyle: 'short' });

/** An ISO time as a mail tells it, by the shop's clock, written as on the shop's pages. */
export function shopTime(iso: string, language: Language): string {
  const time = new Date(iso);
  if (language === 'km') return `${khmerDay.format(time)} ម៉ោង ${khmerClock.format(time)}`;
  // Some mail programs show the narrow blank before AM and PM as a box.
  return english.format(time).replaceAll('\u202F', ' ');
}
