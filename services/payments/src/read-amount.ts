import { withLatinDigits, type PayCurrency } from '@mekong/contracts';
import { minorOf } from '@mekong/spreadsheets';

const places: Record<PayCurrency, number> = { USD: 2, KHR: 0 };

const dollar = /US\$|\$|USD|ដុល្លារ/i;
const riel = /៛|KHR|riels?|រៀល/i;

/** Which money a text names; undefined where it names none, or both. */
export function currencyIn(text: string): PayCurrency | undefined {
  const [isDollar, isRiel] = [dollar.test(text), riel.test(text)];
  if (isDollar === isRiel) return undefined;
  return isDollar ? 'USD' : 'KHR';
}

/**
 * An amount as a bank writes it, in whole cents or riel: `1,234.50`, `1.234,50`, `(24.00)`, `24.00 DR`, `៛98,400`. Negative where it
 * went out. Undefined where it cannot be read for sure; it is read by its digits, never by arithmetic with fractions.
 */
export function readAmount(text: string, currency: PayCurrency): number | undefined {
  const plain = withLatinDigits(text)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(new RegExp(`${dollar.source}|${riel.source}`, 'gi'), '');
  const isOut = /^[-−(]|[-−]$|dr$/i.test(plain);
  const digits = plain.replace(/^[-−+(]+|[-−)]+$|[cd]r$/gi, '').replace(/^[-−+(]+|[-−)]+$/g, '');
  const minor = minorOf(digits, places[currency]);
  return minor === undefined ? undefined : isOut ? -minor : minor;
}
