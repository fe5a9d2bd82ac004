import { crc16 } from './crc16.js';
import { currencies, type KhqrCurrency } from './currencies.js';

export type { KhqrCurrency };

/** Whose money it becomes: of a person's account (tag 29), or of a merchant's at a bank (tag 30). */
export type KhqrReceiver =
  | { kind: 'individual'; account: string; information?: string; bank?: string }
  | { kind: 'merchant'; account: string; merchantId: string; bank: string };

export interface Khqr {
  receiver: KhqrReceiver;
  /** At most 25 characters. */
  merchantName: string;
  /** At most 15 characters. */
  city: string;
  currency: KhqrCurrency;
  /** Four digits, such as 5732 for shops of electronics. */
  category: string;
  /** Without it whoever pays types the amount. */
  payment?: { minor: number; createdAt: Date; expiresAt: Date };
  /** Each at most 25 characters, and 99 together with their tags. */
  bill?: string;
  /** Digits alone: apps cannot read a code with blanks or a + here. */
  mobile?: string;
  store?: string;
  terminal?: string;
  purpose?: string;
  /** The names in another language, by its code of two letters. */
  alternate?: { language: string; name: string; city?: string };
}

/** Names the part of a code that KHQR does not allow. */
export class InvalidKhqr extends Error {
  constructor(part: string, rule: string) {
    super(`${part} of a KHQR ${rule}`);
  }
}

/** One data object of EMVCo: tag, length in UTF-16 units, value. Nothing where there is no value. */
function object(tag: string, value: string | undefined, part: string, most = 99): string {
  if (value === undefined) return '';
  if (value.trim() === '') throw new InvalidKhqr(part, 'must not be empty');
  if (/\p{Cc}/u.test(value)) throw new InvalidKhqr(part, 'must be one line');
  if (value.length > most) throw new InvalidKhqr(part, `has at most ${most} characters`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * The text of a KHQR code, in the form of EMVCo's merchant-presented mode. The same facts make the same text; a bank knows the code
 * by the md5 of exactly this text. Throws InvalidKhqr.
 */
export function encodeKhqr(khqr: Khqr): string {
  const { currency, payment } = khqr;
  if (!(currency in currencies)) throw new InvalidKhqr('The currency', 'is USD or KHR');
  if (!/^\d{4}$/.test(khqr.category)) throw new InvalidKhqr('The merchant category', 'has four digits');
  const text = [
    '000201',
    payment ? '010212' : '010211',
    receiverOf(khqr.receiver),
    object('52', khqr.category, 'The merchant category'),
    object('53', currencies[currency].code, 'The currency'),
    payment ? object('54', amountOf(payment.minor, currency), 'The amount', 13) : '',
    '5802KH',
    object('59', khqr.merchantName, 'The merchant name', 25),
    object('60', khqr.city, 'The city', 15),
    object('62', additionalOf(khqr), 'The additional data'),
    object('64', alternateOf(khqr.alternate), 'The other language'),
    payment ? object('99', timesOf(payment), 'The times') : '',
    '6304',
  ].join('');
  return text + crc16(text);
}

function receiverOf(receiver: KhqrReceiver): string {
  const { account } = receiver;
  if (!/^[^@\s]+@[^@\s]+$/.test(account)) throw new InvalidKhqr('The account', 'is name@bank');
  const name = object('00', account, 'The account', 32);
  if (receiver.kind === 'individual')
    return object(
      '29',
      name +
        object('01', receiver.information, 'The account information', 32) +
        object('02', receiver.bank, 'The bank', 32),
      'The receiver',
    );
  const { merchantId = '', bank = '' } = receiver;
  return object(
    '30',
    name + object('01', merchantId, 'The merchant id', 32) + object('02', bank, 'The bank', 32),
    'The receiver',
  );
}

/** Whole dollars without decimals, other amounts in dollars with two, riel whole. */
function amountOf(minor: number, currency: KhqrCurrency): string {
  if (!Number.isSafeInteger(minor) || minor <= 0)
    throw new InvalidKhqr('The amount', 'is a positive number of whole cents or riel');
  const one = 10 ** currencies[currency].decimals;
  const rest = minor % one;
  const whole = String(Math.floor(minor / one));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

function additionalOf({ bill, mobile, store, terminal, purpose }: Khqr): string | undefined {
  if (mobile !== undefined && !/^\d+$/.test(mobile)) throw new InvalidKhqr('The phone', 'has digits alone');
  const all =
    object('01', bill, 'The bill number', 25) +
    object('02', mobile, 'The phone', 25) +
    object('03', store, 'The store', 25) +
    object('07', terminal, 'The terminal', 25) +
    object('08', purpose, 'The purpose', 25);
  return all || undefined;
}

function alternateOf(alternate: Khqr['alternate']): string | undefined {
  if (!alternate) return undefined;
  if (alternate.language.length !== 2) throw new InvalidKhqr('The other language', 'has two letters');
  return (
    object('00', alternate.language, 'The other language') +
    object('01', alternate.name, 'The merchant name in another language', 25) +
    object('02', alternate.city, 'The city in another language', 15)
  );
}

const milliseconds = /^\d{13}$/;

function timesOf({ createdAt, expiresAt }: NonNullable<Khqr['payment']>): string {
  const times = [createdAt, expiresAt].map((time) => String(time.getTime()));
  if (!times.every((time) => milliseconds.test(time)))
    throw new InvalidKhqr('The end', 'is a time in milliseconds');
  if (expiresAt <= createdAt) throw new InvalidKhqr('The end', 'is after its beginning');
  return object('00', times[0], 'The beginning') + object('01', times[1], 'The end');
}
