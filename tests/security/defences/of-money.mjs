/** @typedef {import('./defences.mjs').Defence} Defence */

const bank = 'payments/test/khqr.test';
const badDays = 'payments/test/khqr-bad-days';
const whyUnmatched = 'services/payments/src/why-unmatched.ts';

/** @type {Defence[]} */
export const money = [
  {
    defence: 'only a bank says that its code was paid',
    file: 'services/payments/src/complete-payment.ts',
    code: "if (payment.method !== 'demo') throw new NotPaidByWord(payment.method);",
    without: '',
    tests: 'payments/test/methods',
    rows: 'paid by word',
  },
  {
    defence: 'the database refuses payments by word to replicas of before',
    file: 'services/payments/src/migrations/1767100000000-providers.ts',
    code: "method = 'demo' OR status NOT IN ('completed', 'refunded') OR evidence_id IS NOT NULL",
    without: 'true',
    tests: 'payments/test/methods',
    rows: 'replica of before',
  },
  {
    defence: 'a bank that cannot be asked ends no order',
    file: 'services/payments/src/payments.repository.ts',
    code: 'AND c.not_found_at >= payments.pay_until',
    without: '',
    tests: badDays,
    rows: 'never means',
  },
  {
    defence: 'a bank that was asked too early ends no order',
    file: 'services/payments/src/payments.repository.ts',
    code: 'c.not_found_at >= payments.pay_until',
    without: 'c.not_found_at IS NOT NULL',
    tests: badDays,
    rows: 'asked after the time to pay',
  },
  {
    defence: 'the amount of money that came',
    file: whyUnmatched,
    code: "if (minor !== amountMinor) return minor < amountMinor ? 'short' : 'over';",
    without: '',
    tests: bank,
    rows: 'kept apart',
  },
  {
    defence: 'the currency of money that came',
    file: whyUnmatched,
    code: "if (currency !== payment.currency) return 'currency';",
    without: '',
    tests: bank,
    rows: 'kept apart',
  },
  {
    defence: 'the account that money came to',
    file: whyUnmatched,
    code: "if (sameCase(toAccount) !== sameCase(accountOf(payment))) return 'account';",
    without: '',
    tests: bank,
    rows: 'kept apart',
  },
  {
    defence: 'the time at which money came',
    file: whyUnmatched,
    code: "return at > payUntil ? 'late' : undefined;",
    without: 'return undefined;',
    tests: bank,
    rows: 'kept apart',
  },
  {
    defence: 'how often a shopper has the bank asked',
    file: 'services/payments/src/look-at-payment.ts',
    code: 'if (seconds !== undefined) throw new AskedTooLately(seconds);',
    without: '',
    tests: badDays,
    rows: 'within 15 seconds',
  },
  {
    defence: 'the calls that a bank allows a day',
    file: 'services/payments/src/bakong/bank-days.repository.ts',
    code: 'WHERE NOT today.is_over AND today.calls < $2::int',
    without: '',
    tests: badDays,
    rows: 'used up',
  },
  {
    defence: 'another amount under an id that is known',
    file: 'services/payments/src/ledger/record-evidence.ts',
    code: 'if (known.currency === seen.currency && known.minor === seen.minor) return known.id;',
    without: 'return known.id;',
    tests: bank,
    rows: 'another amount under the same id',
  },
];
