import { randomBytes, randomInt } from 'node:crypto';
import { md5Of, readKhqr } from '@mekong/khqr';

/** In which ways a code can be paid, with the words of the page. */
export const ways = {
  full: 'In full',
  short: 'Too little (a tenth less)',
  over: 'Too much (a tenth more)',
  twice: 'Twice',
  late: 'Late (dated after its end)',
  'other-currency': 'In the other currency',
};

const rielPerDollar = 4_100;
const lateByMs = 60_000;

/** Why a code cannot be paid, in words for whoever tries. */
export class CannotPay extends Error {
  /**
   * @param {400 | 409} status
   * @param {'payload' | 'how' | 'amount'} field
   * @param {string} message
   */
  constructor(status, field, message) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/**
 * The payments of a code in one of the `ways`. Throws CannotPay.
 *
 * @param {{ payload: unknown, how: unknown, amount?: unknown }} wish `amount` in major units, for a code without one
 * @returns {import('./payment-book.mjs').BankPayment[]}
 */
export function paymentsOf({ payload, how, amount }, nowMs = Date.now()) {
  if (typeof how !== 'string' || !Object.hasOwn(ways, how))
    throw new CannotPay(400, 'how', `A code is paid in one of these ways: ${Object.keys(ways).join(', ')}.`);
  const code = readCode(payload, how, nowMs);
  const asked = code.payment?.minor ?? typedMinor(amount, code.currency);
  const money = moneyOf(how, asked, code.currency);
  const createdMs = how === 'late' ? lateTime(code, nowMs) : nowMs;
  const one = () => ({
    md5: md5Of(/** @type {string} */ (payload)),
    isStatic: !code.payment,
    hash: randomBytes(32).toString('hex'),
    fromAccountId: 'sok_dara@demo',
    toAccountId: code.account,
    ...money,
    description: code.bill ?? '',
    createdDateMs: createdMs,
    acknowledgedDateMs: createdMs + 500,
    externalRef: `100FT${randomInt(10 ** 10, 10 ** 11)}`,
    isTold: false,
  });
  return how === 'twice' ? [one(), one()] : [one()];
}

function readCode(payload, how, nowMs) {
  const code = typeof payload === 'string' && readKhqr(payload, new Date(0));
  if (!code) throw new CannotPay(400, 'payload', 'This is no KHQR, or it is damaged.');
  const endsAt = code.payment?.expiresAt;
  if (how !== 'late' && endsAt && !readKhqr(payload, new Date(nowMs)))
    throw new CannotPay(
      409,
      'payload',
      `This code ended at ${endsAt.toISOString()}. It can only be paid late.`,
    );
  return code;
}

function typedMinor(amount, currency) {
  const minor = Math.round(Number(amount) * (currency === 'USD' ? 100 : 1));
  if (minor > 0 && Number.isSafeInteger(minor)) return minor;
  throw new CannotPay(400, 'amount', 'This code has no amount: say in "amount" how much is paid.');
}

function moneyOf(how, asked, currency) {
  const tenth = Math.max(1, Math.round(asked / 10));
  if (how === 'short' && asked <= tenth)
    throw new CannotPay(409, 'how', 'This is the smallest amount: it cannot be paid short.');
  if (how === 'short') return { currency, minor: asked - tenth };
  if (how === 'over') return { currency, minor: asked + tenth };
  if (how !== 'other-currency') return { currency, minor: asked };
  return currency === 'USD'
    ? { currency: 'KHR', minor: Math.round((asked * rielPerDollar) / 100) }
    : { currency: 'USD', minor: Math.max(1, Math.round((asked * 100) / rielPerDollar)) };
}

/** @param {import('@mekong/khqr').KhqrFacts} code @param {number} nowMs */
function lateTime({ payment }, nowMs) {
  if (!payment) throw new CannotPay(409, 'how', 'This code has no end: it cannot be paid late.');
  return Math.max(nowMs, payment.expiresAt.getTime() + lateByMs);
}
