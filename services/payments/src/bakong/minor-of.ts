import type { PayCurrency } from '@mekong/contracts';

const decimals: Record<PayCurrency, number> = { USD: 2, KHR: 0 };

/**
 * An amount in major units as whole cents or riel, by its digits and never by arithmetic with fractions. Undefined for one that is
 * not positive, or has a part of a cent or riel.
 */
export function minorOf(amount: number | string, currency: PayCurrency): number | undefined {
  const [, whole, , fraction = ''] = /^(\d{1,12})(\.(\d{1,20}))?$/.exec(String(amount)) ?? [];
  const places = decimals[currency];
  if (whole === undefined || fraction.slice(places).replace(/0+$/, '') !== '') return undefined;
  return Number(whole + fraction.slice(0, places).padEnd(places, '0')) || undefined;
}
