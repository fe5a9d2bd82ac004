const formats = new Map<string, Intl.NumberFormat>();

/** Dollars as a locale writes them, with two decimals, e.g. `$5.00`. */
export function formatMoney(dollars: number, locale = 'en-US'): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    formats.set(locale, format);
  }
  return format.format(dollars);
}
