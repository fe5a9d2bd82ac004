import type { Mood } from './fake-bakong.js';
import { MoneyStorm } from './money-storm.js';

const seeds: [number, Mood[]][] = [
  [1, ['slow', 'over']],
  [2, ['token', 'broken']],
  [3, ['page', 'busy']],
];

let storms: MoneyStorm[];
beforeAll(async () => {
  storms = await Promise.all(seeds.map(([seed, moods]) => new MoneyStorm(seed, moods).run()));
});
afterAll(async () => {
  await Promise.all(storms.map((storm) => storm.stop()));
});

/** The rows that break a rule, or two figures that should be equal. */
const inEach = (text: string) => Promise.all(storms.map((storm) => storm.sql(text)));

describe('after three worst days of a shop', () => {
  it('something of all has happened', async () => {
    const [first] = await inEach(
      `SELECT (SELECT count(*) FROM payments WHERE status = 'completed')::int AS paid,
        (SELECT count(*) FROM payments WHERE status = 'expired')::int AS expired,
        (SELECT count(*) FROM payments WHERE status = 'refunded')::int AS refunded,
        (SELECT count(*) FROM unmatched WHERE closed_at IS NULL)::int AS unmatched,
        (SELECT count(*) FROM unmatched WHERE closed_as = 'given-back')::int AS given,
        (SELECT count(*) FROM evidence WHERE provider = 'statement')::int AS told,
        (SELECT count(*) FROM evidence_twins)::int AS twins,
        (SELECT count(*) FROM given_back)::int AS sent,
        (SELECT count(*) FROM journals WHERE kind = 'counted')::int AS counted,
        (SELECT count(*) FROM payments WHERE method = 'cod' AND status IN ('completed', 'refunded'))::int AS handed_in,
        (SELECT count(*) FROM courier_cash WHERE remittance_id IS NULL)::int AS held`,
    );
    expect(Object.entries(first![0]!).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('every journal comes to nothing in each currency', async () => {
    const odd = `SELECT journal_id, currency FROM journal_lines GROUP BY journal_id, currency HAVING sum(minor) <> 0`;
    expect(await inEach(odd)).toEqual([[], [], []]);
  });

  it('the accounts that are to come to nothing hold what is open, and no more', async () => {
    const odd = `WITH open AS (
        SELECT 'unmatched' AS account, currency, minor FROM unmatched JOIN evidence ON id = evidence_id WHERE closed_at IS NULL
        UNION ALL
        SELECT 'courier:' || courier, 'USD', -usd_cents FROM courier_cash WHERE remittance_id IS NULL UNION ALL
        SELECT account, l.currency, -minor FROM journal_lines l WHERE account = 'to-give-back' AND minor < 0
          AND NOT EXISTS (SELECT FROM given_back b WHERE b.promise_id = l.journal_id AND b.currency = l.currency)),
      sums AS (
        SELECT account, currency, minor FROM open UNION ALL
        SELECT account, currency, minor FROM journal_lines WHERE account IN ('unmatched', 'to-give-back') OR account LIKE 'courier:%')
      SELECT account, currency, sum(minor) FROM sums GROUP BY account, currency HAVING sum(minor) <> 0`;
    expect(await inEach(odd)).toEqual([[], [], []]);
  });

  it('every evidence of money is in exactly one line, unless it tells of what is in one', async () => {
    const odd = `SELECT e.id, e.provider, e.transaction_id, count(l.account) FROM evidence e
      LEFT JOIN journals j ON j.evidence_id = e.id
      LEFT JOIN journal_lines l ON l.journal_id = j.id AND l.currency = e.currency
        AND l.minor = CASE e.kind WHEN 'payment' THEN e.minor ELSE -e.minor END AND (l.account IN ('demo', 'khqr', 'cash-box') OR l.account LIKE 'courier:%')
      GROUP BY e.id HAVING count(l.account) <>
        CASE WHEN EXISTS (SELECT FROM evidence_twins t WHERE t.evidence_id = e.id) THEN 0 ELSE 1 END`;
    expect(await inEach(odd)).toEqual([[], [], []]);
  });

  it('the bank account of the books has all money that reached the real one, once', async () => {
    const inBooks = `SELECT e.currency, sum(l.minor)::float8 AS minor FROM evidence e JOIN journals j ON j.evidence_id = e.id
      JOIN journal_lines l ON l.journal_id = j.id AND l.account = 'khqr' WHERE e.kind = 'payment' GROUP BY e.currency ORDER BY 1`;
    const booked = await inEach(inBooks);
    const real = storms.map((storm) =>
      (['KHR', 'USD'] as const).map((currency) => {
        const own = storm.real.filter((money) => money.currency === currency);
        const minor = (amount: number | string) =>
          Math.round(Number(amount) * (currency === 'USD' ? 100 : 1));
        return { currency, minor: own.reduce((sum, { amount }) => sum + minor(amount), 0) };
      }),
    );
    expect(booked).toEqual(real);
  });

  it('no order is paid without evidence of exactly its money', async () => {
    const odd = `SELECT p.order_id FROM payments p LEFT JOIN evidence e ON e.id = p.evidence_id
        OR (p.method = 'demo' AND e.provider = 'demo' AND e.transaction_id = p.transaction_id AND e.kind = 'payment')
      WHERE p.status IN ('completed', 'refunded')
        AND (e.id IS NULL OR e.currency <> p.currency OR e.minor <> coalesce(p.amount_minor, p.amount_cents))`;
    expect(await inEach(odd)).toEqual([[], [], []]);
  });

  it('no evidence pays two orders', async () => {
    const odd = `SELECT evidence_id FROM payments WHERE evidence_id IS NOT NULL GROUP BY evidence_id HAVING count(*) > 1`;
    expect(await inEach(odd)).toEqual([[], [], []]);
  });

  it('none has expired before the bank could be asked after its time to pay', async () => {
    const odd = `SELECT p.order_id FROM payments p LEFT JOIN bank_checks c USING (order_id)
      WHERE p.method = 'khqr' AND p.status = 'expired' AND (c.not_found_at IS NULL OR c.not_found_at < p.pay_until)`;
    expect(await inEach(odd)).toEqual([[], [], []]);
  });
});
