import { withLatinDigits } from '@mekong/contracts';
import { minorOf } from '@mekong/spreadsheets';

/** Where ISO 4217 or habit differs from two decimals: riel has hundredths on paper, which nobody writes. */
const decimals: Record<string, number> = {
  ...Object.fromEntries(
    'KHR JPY KRW VND LAK CLP ISK PYG UGX XAF XOF XPF RWF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

const decimalsOf = (currency: string): number => decimals[currency] ?? 2;

const known = new Set(Intl.supportedValuesOf('currency'));

/** The ISO code of a money; undefined for what is none. */
export function currencyCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return known.has(code) ? code : undefined;
}

const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '៛': 'KHR',
  '฿': 'THB',
  '₫': 'VND',
  '₩': 'KRW',
};

/** The money whose sign stands at an amount; undefined for none, and for signs that several moneys have. */
export const signedCurrency = (text: string): string | undefined =>
  Object.entries(signs).find(([sign]) => text.includes(sign))?.[1];

/** An amount in minor units, such as `$1,234.50` or `-12.00`; undefined where it cannot be read for sure. */
export function readMinor(text: string, currency: string): number | undefined {
  const plain = bare(text);
  const minor = minorOf(plain.replace(/^[-−]/, ''), decimalsOf(currency));
  return minor !== undefined && /^[-−]/.test(plain) ? 0 - minor : minor;
}

/** The same of one piece, whose price may be a part of a total: rounded by its digits. */
export function readPrice(text: string, currency: string): number | null {
  const minor = readMinor(text, currency);
  if (minor !== undefined) return minor;
  const places = decimalsOf(currency);
  const [, whole, rest] = /^(\d{1,12})\.(\d+)$/.exec(bare(text)) ?? [];
  if (whole === undefined || rest === undefined) return null;
  const digits = rest.padEnd(places + 1, '0');
  return Number(whole + digits.slice(0, places)) + (digits[places]! >= '5' ? 1 : 0);
}

const bare = (text: string) =>
  withLatinDigits(text)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[\p{Sc}\p{L}]+\.?/gu, '');

/** An amount as its currency writes it, for people: 12.5 of 1250 cents. */
export const majorOf = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);
