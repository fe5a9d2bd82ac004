import type { Language } from './auth.events.js';
import { shopZone } from './shop-time.js';

const formatOf = (locale: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: shopZone, ...form });

const english = formatOf('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** Khmer texts of the shop have the digits that Khmer keyboards and banks show too. */
const khmerDay = formatOf('km-u-nu-latn', { dateStyle: 'long' });
const khmerClock = formatOf('en-GB', { timeStyle: 'short' });

/** A moment by the shop's clock as mails and messages tell it, written as on the shop's pages. */
export function shopTimeText(moment: Date, language: Language = 'en'): string {
  if (language === 'km') return `${khmerDay.format(moment)} ម៉ោង ${khmerClock.format(moment)}`;
  // Some mail programs show the narrow blank before AM and PM as a box.
  return english.format(moment).replaceAll('\u202F', ' ');
}
