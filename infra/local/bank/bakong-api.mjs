import { readKhqr } from '@mekong/khqr';
import { isFree, moods, unauthorised, usedUp } from './moods.mjs';

const mostAtOnce = 50;

const success = (data, message = 'Success') => ({
  status: 200,
  body: { responseCode: 0, responseMessage: message, errorCode: null, data },
});
const failure = (errorCode, message, status = 200) => ({
  status,
  body: { responseCode: 1, responseMessage: message, errorCode, data: null },
});
const notFound = failure(1, 'Transaction could not be found. Please check and try again.');
const ofStaticCode = failure(2, 'Transaction of a static QR cannot be checked by its MD5.');
const malformed = failure(5, 'Missing or invalid required fields.', 400);

/**
 * What a shop is told of a payment; amounts are in major units.
 *
 * @param {import('./payment-book.mjs').BankPayment} payment
 */
const viewOf = ({ md5: _md5, isStatic: _isStatic, isTold: _isTold, minor, ...payment }) => ({
  ...payment,
  amount: payment.currency === 'USD' ? minor / 100 : minor,
});

const isMd5 = (value) => typeof value === 'string' && /^[\da-f]{32}$/.test(value);

function answerOf(payment) {
  if (!payment) return notFound;
  return payment.isStatic ? ofStaticCode : success(viewOf(payment));
}

/** Bakong's calls by the last part of their path. Each answers undefined where the body is not what it takes. */
const calls = {
  check_transaction_by_md5: ({ book }, { md5 }) => (isMd5(md5) ? answerOf(book.tell(md5)) : undefined),

  // Not in the order in which they were asked: they are told apart by their md5.
  check_transaction_by_md5_list: ({ book }, list) =>
    Array.isArray(list) && list.length > 0 && list.length <= mostAtOnce && list.every(isMd5)
      ? success(
          [...list]
            .sort()
            .reverse()
            .map((md5) => listed(md5, book.tell(md5))),
        )
      : undefined,

  check_transaction_by_hash: ({ book }, { hash }) =>
    typeof hash === 'string' ? answerOfHash(book.find((payment) => payment.hash === hash)) : undefined,

  check_transaction_by_short_hash: ({ book }, { hash, amount, currency }) =>
    typeof hash === 'string' && hash.length === 8
      ? answerOfHash(
          book.find((payment) => {
            const view = viewOf(payment);
            return payment.hash.startsWith(hash) && view.amount === amount && view.currency === currency;
          }),
        )
      : undefined,

  renew_token: ({ tokens, email }, given) => {
    if (typeof given.email !== 'string') return undefined;
    if (given.email !== email) return failure(10, 'Not registered yet.');
    return success({ token: tokens.issue() }, 'Token has been issued.');
  },

  generate_deeplink_by_qr: ({ publicUrl }, { qr }) => {
    if (typeof qr !== 'string') return undefined;
    if (!readKhqr(qr, new Date())) return failure(5, 'Invalid QR.');
    return success({ shortLink: `${publicUrl}/dev/bank?qr=${encodeURIComponent(qr)}` });
  },

  check_bakong_account: (_bank, { accountId }) => {
    if (typeof accountId !== 'string') return undefined;
    if (!/^[^@\s]+@[^@\s]+$/.test(accountId)) return failure(12, 'Account ID is invalid.');
    // So that a shop can be tried with an account that is not there.
    if (accountId.startsWith('unknown')) return failure(11, 'Account ID not found.');
    return success(null, 'Account ID exists.');
  },
};

const answerOfHash = (payment) => (payment ? success(viewOf(payment)) : notFound);

function listed(md5, payment) {
  if (!payment) return { md5, status: 'NOT_FOUND', message: notFound.body.responseMessage, data: null };
  if (payment.isStatic)
    return { md5, status: 'STATIC_QR', message: ofStaticCode.body.responseMessage, data: null };
  return { md5, status: 'SUCCESS', message: 'Success', data: viewOf(payment) };
}

/** Answers what a shop asks under `/v1/`, in the bank's mood and within the day's calls. */
export function answerShop(bank, { name, method, token, body }) {
  const mood = moods[bank.mood];
  const instead = mood.before?.({ name });
  if (instead) return instead;
  if (!Object.hasOwn(calls, name)) return failure(null, 'Not Found', 404);
  if (method !== 'POST') return failure(null, 'Method Not Allowed', 405);
  if (!isFree(name)) {
    if (!bank.tokens.isValid(token)) return unauthorised;
    const hasRoom = bank.day.count();
    if (mood.counted) return mood.counted(bank.day.limit);
    if (!hasRoom) return usedUp(bank.day.limit);
  }
  return calls[name](bank, body ?? {}) ?? malformed;
}
