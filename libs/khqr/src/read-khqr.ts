import { crc16 } from './crc16.js';
import { currencies, type KhqrCurrency } from './currencies.js';

export interface KhqrFacts {
  account: string;
  merchantName: string;
  city: string;
  currency: KhqrCurrency;
  bill?: string;
  /** Of a code with an amount, which ends. */
  payment?: { minor: number; createdAt: Date; expiresAt: Date };
}

const needed = ['00', '01', '52', '53', '58', '59', '60'];

/**
 * What a code says; undefined where it is damaged, incomplete, or ended before `at`. The checksum is no signature: whoever
 * changes a code can make a new one.
 */
export function readKhqr(text: string, at: Date): KhqrFacts | undefined {
  if (!/6304[\dA-F]{4}$/.test(text.slice(-8)) || text.length < 8) return undefined;
  if (crc16(text.slice(0, -4)) !== text.slice(-4)) return undefined;
  const objects = objectsIn(text.slice(0, -8));
  if (!objects || !needed.every((tag) => objects.has(tag))) return undefined;
  const account = objectsIn(objects.get('29') ?? objects.get('30') ?? '')?.get('00');
  const currency = currencyOf(objects.get('53')!);
  if (!account || !currency) return undefined;
  const payment = paymentOf(objects, currency);
  if (payment === 'invalid' || (payment && payment.expiresAt < at)) return undefined;
  return {
    account,
    merchantName: objects.get('59')!,
    city: objects.get('60')!,
    currency,
    bill: objectsIn(objects.get('62') ?? '')?.get('01'),
    payment,
  };
}

/** The data objects by their tags; undefined where one ends in the middle, or there twice. */
function objectsIn(text: string): Map<string, string> | undefined {
  const objects = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (!tag || objects.has(tag)) return undefined;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length)) return undefined;
    objects.set(tag, value);
    at += 4 + value.length;
  }
  return objects;
}

const currencyOf = (code: string) =>
  (Object.keys(currencies) as KhqrCurrency[]).find((name) => currencies[name].code === code);

/** An amount and its times come together, in a code that says so. */
function paymentOf(objects: Map<string, string>, currency: KhqrCurrency): KhqrFacts['payment'] | 'invalid' {
  const amount = objects.get('54');
  const isDynamic = objects.get('01') === '12';
  if (!isDynamic && amount === undefined && !objects.has('99')) return undefined;
  const minor = minorOf(amount ?? '', currency);
  const times = objectsIn(objects.get('99') ?? '');
  const [created, expires] = [times?.get('00'), times?.get('01')];
  if (!isDynamic || minor === undefined || !/^\d{13}$/.test(created ?? '') || !/^\d{13}$/.test(expires ?? ''))
    return 'invalid';
  return { minor, createdAt: new Date(Number(created)), expiresAt: new Date(Number(expires)) };
}

/** Whole cents or riel, without reading the amount as a fraction. */
function minorOf(amount: string, currency: KhqrCurrency): number | undefined {
  const { decimals } = currencies[currency];
  const [, whole, , fraction = ''] = /^(\d{1,13})(\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || fraction.replace(/0+$/, '').length > decimals) return undefined;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}
