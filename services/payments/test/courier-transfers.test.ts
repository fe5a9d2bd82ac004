import { query, staff } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import { givenCollected, statusOf } from './cash-builders.js';
import type { FakeBakong } from './fake-bakong.js';
import { type KhqrShop, startKhqrShop } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
afterAll(() => stop());

const admin = staff('admin');
let last = 0;
/** The bank's own id of a transfer of this test alone. */
const aReference = () => `FT2611${(last += 1)}77`;

interface HandedIn {
  courier: string;
  reference: string;
  to?: 'bank' | 'cash-box';
  khr?: number;
}
const remit = (orderId: string, { khr = 0, ...how }: HandedIn) => {
  const order = { id: orderId, usd_cents: khr ? 0 : 2_400, khr, fee_cents: 0 };
  return payments.as(admin).post('/api/admin/money/remittances', { ...how, orders: [order] });
};
/** A courier with the $24.00 of an order, and by which transfer it sends them. */
const given = async () => {
  const reference = aReference();
  const courier = `Courier ${reference}`;
  const { orderId } = await givenCollected(payments, { courier });
  return { orderId, courier, reference };
};

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const row = (amount: string, reference: string, about = 'Transfer', currency = 'USD') =>
  `${today()},${about},${reference},${amount},${currency}`;
const upload = async (...rows: string[]) => {
  const form = new FormData();
  form.set('csv', new Blob([['Date,Description,Reference,Amount,Currency', ...rows].join('\n')]), 'aba.csv');
  const { body } = await payments.as(admin).post('/api/admin/money/statements', form);
  const lines = body.statement.lines as { verdict: string; why: string | null }[];
  return { id: body.statement.id as string, verdicts: lines.map(({ verdict, why }) => `${verdict}.${why}`) };
};
const commit = (id: string) => payments.as(admin).post(`/api/admin/money/statements/${id}/commit`);

/** What the books have of money that came, whichever account of a bank it is said to be on. */
const inBanks = async () => {
  const sum = `SELECT coalesce(sum(minor), 0)::int AS minor FROM journal_lines WHERE account IN ('bank', 'khqr') AND currency = 'USD'`;
  return (await query(payments.databaseUrl, sum))[0]!.minor as number;
};
const openOf = (reference: string) =>
  query(
    payments.databaseUrl,
    'SELECT closed_as FROM unmatched JOIN evidence ON id = evidence_id WHERE transaction_id = $1',
    [reference],
  );

describe("a courier's transfer that a statement tells of", () => {
  it('after it was handed in is in the books already', async () => {
    const { orderId, ...how } = await given();
    const before = await inBanks();
    expect((await remit(orderId, how)).status).toBe(200);
    const statement = await upload(row('24.00', how.reference));
    expect(statement.verdicts).toEqual(['known.remittance']);
    await commit(statement.id);
    expect(await inBanks()).toBe(before + 2_400);
    expect(await openOf(how.reference)).toEqual([]);
  });

  it('is found by the words of the line, too', async () => {
    const { orderId, ...how } = await given();
    await remit(orderId, how);
    const { verdicts } = await upload(row('24.00', '', `from courier (${how.reference.toLowerCase()})`));
    expect(verdicts).toEqual(['known.remittance']);
  });

  it('may be for what was handed in in parts', async () => {
    const [one, other] = [await given(), await given()];
    for (const { orderId, courier } of [one, other])
      await remit(orderId, { courier, reference: one.reference });
    expect((await upload(row('48.00', one.reference))).verdicts).toEqual(['known.remittance']);
  });

  it('before it is handed in is booked once, and no longer to be decided', async () => {
    const { orderId, ...how } = await given();
    const before = await inBanks();
    const statement = await upload(row('24.00', how.reference));
    expect(statement.verdicts).toEqual(['unmatched.unknown']);
    await commit(statement.id);
    expect((await remit(orderId, how)).status).toBe(200);
    expect(await statusOf(payments, orderId)).toBe('completed');
    expect(await inBanks()).toBe(before + 2_400);
    expect(await openOf(how.reference)).toEqual([{ closed_as: 'attached' }]);
    expect((await upload(row('24.00', how.reference))).verdicts).toEqual(['known.statement']);
  });

  it('of another amount or money, or of cash that came by hand, is not taken for it', async () => {
    const { orderId, ...how } = await given();
    await remit(orderId, how);
    const byHand = await given();
    await remit(byHand.orderId, { ...byHand, to: 'cash-box' });
    const { verdicts } = await upload(
      row('23.00', how.reference),
      row('2400', `${how.reference}`, 'Transfer', 'KHR'),
      row('24.00', byHand.reference),
    );
    expect(verdicts).toEqual(Array(3).fill('unmatched.unknown'));
  });

  it('before it is handed in is booked once in each money that it came in', async () => {
    const [inDollars, inRiel] = [await given(), await given()];
    const { reference } = inDollars;
    const rows = [row('24.00', reference), row('98400', reference, 'Transfer', 'KHR')];
    const before = await inBanks();
    await commit((await upload(...rows)).id);
    await remit(inDollars.orderId, inDollars);
    await remit(inRiel.orderId, { ...inRiel, reference, khr: 98_400 });
    expect(await inBanks()).toBe(before + 2_400);
    const decided = await query(
      payments.databaseUrl,
      `SELECT currency, closed_as FROM unmatched JOIN evidence ON id = evidence_id WHERE transaction_id LIKE $1 ORDER BY 1`,
      [`${reference}%`],
    );
    expect(decided).toEqual(['KHR', 'USD'].map((currency) => ({ currency, closed_as: 'attached' })));
    expect((await upload(...rows)).verdicts).toEqual(['known.statement', 'known.statement']);
  });

  it('before it is handed in at once in dollars and riel is booked once', async () => {
    const { orderId, courier, reference } = await given();
    const rows = [row('12.00', reference), row('49200', reference, 'Transfer', 'KHR')];
    await commit((await upload(...rows)).id);
    const order = { id: orderId, usd_cents: 1_200, khr: 49_200, fee_cents: 0 };
    await payments.as(admin).post('/api/admin/money/remittances', { courier, reference, orders: [order] });
    const open = `SELECT currency FROM unmatched JOIN evidence ON id = evidence_id
      WHERE transaction_id LIKE $1 AND closed_at IS NULL`;
    expect(await query(payments.databaseUrl, open, [`${reference}%`])).toEqual([]);
  });

  it('that is decided already leaves what is handed in as it is', async () => {
    const { orderId, ...how } = await given();
    const statement = await upload(row('24.00', how.reference));
    await commit(statement.id);
    const [money] = await query(payments.databaseUrl, 'SELECT id FROM evidence WHERE transaction_id = $1', [
      how.reference,
    ]);
    const path = `/api/admin/money/evidence/${String(money!.id)}/write-off`;
    await payments.as(admin).post(path, { reason: 'nobody knows' });
    expect((await remit(orderId, how)).status).toBe(200);
    expect(await openOf(how.reference)).toEqual([{ closed_as: 'written-off' }]);
  });

  it('is told of by no reference that is no id of a bank', async () => {
    const { orderId, courier } = await given();
    await remit(orderId, { courier, reference: 'By hand' });
    expect((await upload(row('24.00', 'By hand'))).verdicts).toEqual(['unmatched.unknown']);
  });

  it('is not taken for the money of an order by KHQR of the same amount and day', async () => {
    const { orderId, ...how } = await given();
    await commit((await upload(row('24.00', how.reference))).id);
    await remit(orderId, how);
    const total = { amount: 2_400, currency: 'USD' as const };
    const order = await shop.order({ total, subtotal: { amount: 2_200, currency: 'USD' } });
    bank.pay(order.code.payload, { amount: 24 });
    await shop.check(order);
    expect((await shop.status(order)).status).toBe('paid');
    expect(await shop.booked(order)).toEqual([{ khqr: 2_400, sales: -2_200, delivery: -200 }]);
  });
});
