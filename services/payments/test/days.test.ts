import { shopDay } from '@mekong/contracts';
import {
  actsOn,
  anHourLater,
  otherServices,
  outboxOf,
  query,
  sentAgain,
  serviceEnv,
  staff,
  waitFor,
} from '@mekong/testing';
import { start } from '../src/service.js';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import type { FakeBakong } from './fake-bakong.js';
import { type KhqrShop, startKhqrShop } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
const admin = staff('admin');
beforeEach(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
afterEach(() => stop());

type Lines = Record<string, number>;
const today = shopDay();
const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);

/** What was booked at a moment, in dollars unless it says otherwise. */
async function booked(
  at: string,
  lines: Lines,
  { kind = 'payment', currency = 'USD' } = {},
): Promise<string> {
  const [row] = await sql(
    `WITH one AS (INSERT INTO journals (at, kind) VALUES ($1, $2) RETURNING id)
     INSERT INTO journal_lines SELECT id, account, $3, minor FROM one, unnest($4::text[], $5::bigint[]) AS line (account, minor)
     RETURNING journal_id AS id`,
    [at, kind, currency, Object.keys(lines), Object.values(lines)],
  );
  return String(row!.id);
}
const read = async (day: string, who = admin) =>
  (await payments.as(who).get(`/api/admin/money/days/${day}`)).body;
const close = (day: string, body: object, who = admin, key?: Record<string, string>) =>
  payments.as(who).post(`/api/admin/money/days/${day}`, body, key);
const counted = (minor: number, account = 'khqr', currency = 'USD') => ({ account, currency, minor });
const momentOf = async (id: string) => (await sql('SELECT at FROM journals WHERE id = $1', [id]))[0]!.at;

describe('a day', () => {
  it('has what came and went by the way to pay and currency', async () => {
    const [order, refunded] = [await shop.order(), await shop.order()];
    for (const one of [order, refunded]) {
      bank.pay(one.code.payload);
      await shop.check(one);
    }
    await shop.refundPart(refunded, 500);
    const cancelled = await shop.order();
    await payments.as(cancelled.customer).post(`/api/payment/${cancelled.orderId}/cancel`);
    bank.pay(cancelled.code.payload);
    await shop.check(cancelled);
    await booked(`${today}T05:00:00Z`, { 'courier:vet': 2_000, fees: 150, sales: -2_150 });
    const { figures, balances } = await read(today, staff('support'));
    expect(figures).toEqual([
      { method: 'cod', currency: 'USD', payments: 2_150, refunds: 0, unmatched: 0, fees: 150 },
      { method: 'khqr', currency: 'USD', payments: 4_398, refunds: 500, unmatched: 2_199, fees: 0 },
    ]);
    expect(balances).toContainEqual({
      ...{ account: 'khqr', currency: 'USD', opening: 0, closing: 6_597, is_counted: true },
    });
    expect(balances).toContainEqual(
      expect.objectContaining({ account: 'unmatched', closing: -2_199, is_counted: false }),
    );
    expect((await payments.as(staff('seller')).get(`/api/admin/money/days/${today}`)).status).toBe(403);
  });

  it('has of an order in riel all that came and went, with what is rounding', async () => {
    const order = await shop.order({ payment: { method: 'khqr', currency: 'KHR' } });
    bank.pay(order.code.payload, { amount: order.code.amount_khr, currency: 'KHR' });
    await shop.check(order);
    const rounded = { method: 'khqr', currency: 'KHR', payments: 90_200, unmatched: 0, fees: 0 };
    expect((await read(today)).figures).toEqual([{ ...rounded, refunds: 0 }]);
    await shop.refundPart(order, 500);
    await shop.refundAll(order);
    const { figures, balances } = await read(today);
    expect(figures).toEqual([{ ...rounded, refunds: 90_200 }]);
    expect(balances).toContainEqual(expect.objectContaining({ account: 'to-give-back', closing: -90_200 }));
  });

  it('is one of Phnom Penh, and opens with what the day before has left', async () => {
    await booked('2026-03-01T16:59:59Z', { khqr: 100, sales: -100 });
    await booked('2026-03-01T17:00:00Z', { khqr: 30, sales: -30 });
    const [first, second] = [await read('2026-03-01'), await read('2026-03-02')];
    expect(first).toMatchObject({ closed: null, first_open_day: '2026-03-01' });
    expect(first.balances[0]).toMatchObject({ account: 'khqr', opening: 0, closing: 100 });
    expect(second.balances[0]).toMatchObject({ account: 'khqr', opening: 100, closing: 130 });
  });

  it.each(['soon', '2026-02-30', '1999-01-01'])('%s, which is none, is refused', async (day) => {
    expect((await payments.as(admin).get(`/api/admin/money/days/${day}`)).status).toBe(400);
  });
});

describe('closing a day', () => {
  it('whose count is that of the books books nothing, and happens once', async () => {
    await booked('2026-03-01T05:00:00Z', { khqr: 100, sales: -100 });
    const body = { counted: [counted(100)] };
    const { status, body: day } = await sentAgain((key) => close('2026-03-01', body, admin, key));
    expect([status, day.closed]).toEqual([
      200,
      { at: expect.any(String), by: admin.name, explanation: null, counted: [counted(100)] },
    ]);
    expect((await close('2026-03-01', body)).body).toMatchObject({ status: 409, code: 'DAY_IS_CLOSED' });
    expect(await sql('SELECT FROM journals')).toHaveLength(1);
    expect(await actsOn(payments.databaseUrl, '2026-03-01')).toMatchObject([
      { data: { action: 'money.day-closed', after: { counted: ['khqr 1.00 USD'] } } },
    ]);
  });

  it('with a difference needs an explanation, and writes it off on that day', async () => {
    await booked('2026-03-01T05:00:00Z', { khqr: 100, sales: -100 });
    const refused = await close('2026-03-01', { counted: [counted(90)] });
    expect(refused.body).toMatchObject({
      ...{ status: 400, errors: [{ field: 'explanation', code: 'NOT_AS_COUNTED' }] },
    });
    const closed = await close('2026-03-01', { counted: [counted(90)], explanation: 'a fee of the bank' });
    expect(closed.body.balances).toEqual([
      expect.objectContaining({ account: 'khqr', closing: 90 }),
      expect.objectContaining({ account: 'sales', closing: -100 }),
      expect.objectContaining({ account: 'written-off', closing: 10 }),
    ]);
  });

  it('has less than 100 riel as rounding, and writes off the rest', async () => {
    const riel = { currency: 'KHR' };
    await booked('2026-03-01T05:00:00Z', { 'cash-box': 5_000, sales: -5_000 }, riel);
    await booked('2026-03-01T05:00:00Z', { bank: 5_000, sales: -5_000 }, riel);
    const body = [counted(4_950, 'cash-box', 'KHR'), counted(5_100, 'bank', 'KHR')];
    const closed = await close('2026-03-01', { counted: body, explanation: 'worn notes' });
    expect(closed.body.balances.slice(2)).toEqual([
      expect.objectContaining({ account: 'rounding', closing: 50 }),
      expect.objectContaining({ account: 'sales', closing: -10_000 }),
      expect.objectContaining({ account: 'written-off', closing: -100 }),
    ]);
  });

  it('needs everything counted that can be, each once', async () => {
    await booked('2026-03-01T05:00:00Z', { khqr: 100, demo: 50, sales: -150 });
    const missing = await close('2026-03-01', { counted: [] });
    expect(missing.body.errors).toMatchObject([{ field: 'counted', code: 'REQUIRED' }]);
    const twice = await close('2026-03-01', { counted: [counted(100), counted(100)] });
    expect(twice.body.errors).toMatchObject([{ field: 'counted.1', code: 'NAMED_TWICE' }]);
    const odd = await close('2026-03-01', { counted: [counted(100, 'sales')] });
    expect(odd.body.errors).toMatchObject([{ field: 'counted.0.account' }]);
  });

  it('goes by the order of days; one without money is closed along', async () => {
    await booked('2026-03-01T05:00:00Z', { khqr: 100, sales: -100 });
    await booked('2026-03-03T05:00:00Z', { khqr: 100, sales: -100 });
    const early = await close('2026-03-03', { counted: [counted(200)] });
    expect(early.body).toMatchObject({
      status: 409,
      code: 'EARLIER_DAY_OPEN',
      params: { day: '2026-03-01' },
    });
    expect((await close('2026-03-01', { counted: [counted(100)] })).status).toBe(200);
    expect((await read('2026-03-02')).first_open_day).toBe('2026-03-03');
    expect((await close('2026-03-03', { counted: [counted(200)] })).status).toBe(200);
    expect((await read('2026-03-02')).closed).toMatchObject({ at: null, by: null });
    expect((await close('2026-03-02', { counted: [counted(100)] })).body.code).toBe('DAY_IS_CLOSED');
  });

  it('that is to come is refused, and that of today is not', async () => {
    const tomorrow = shopDay(new Date(Date.now() + 86_400_000));
    expect((await close(tomorrow, { counted: [] })).body.errors).toMatchObject([{ field: 'day' }]);
    expect((await close(today, { counted: [] })).status).toBe(200);
  });

  it('is for admins who have just typed their password', async () => {
    expect((await close(today, { counted: [] }, staff('support'))).status).toBe(403);
    expect((await close(today, { counted: [] }, anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
  });
});

describe('money of a closed day that comes later', () => {
  it('is booked at the beginning of the first open one; its evidence keeps the time', async () => {
    await booked('2026-03-01T05:00:00Z', { khqr: 100, sales: -100 });
    await close('2026-03-01', { counted: [counted(100)] });
    const late = await booked('2026-03-01T06:00:00Z', { khqr: 30, sales: -30 });
    expect(await momentOf(late)).toEqual(new Date('2026-03-01T17:00:00Z'));
    expect((await read('2026-03-01')).balances[0]).toMatchObject({ closing: 100 });
    expect((await read('2026-03-02')).balances[0]).toMatchObject({ opening: 100, closing: 130 });
    const text = 'Date,Reference,Amount\n2026-02-28 10:00,FT1234567,$5.00\n';
    const form = new FormData();
    form.set('csv', new Blob([text]), 'bank.csv');
    const { id } = (await payments.as(admin).post('/api/admin/money/statements', form)).body.statement;
    await payments.as(admin).post(`/api/admin/money/statements/${id}/commit`);
    const times = `SELECT e.at AS came, j.at FROM evidence e JOIN journals j ON j.evidence_id = e.id WHERE provider = 'statement'`;
    expect(await sql(times)).toEqual([
      { came: new Date('2026-02-28T03:00:00Z'), at: new Date('2026-03-01T17:00:00Z') },
    ]);
  });
});

describe('what is open for more than two days', () => {
  /** The service once more, as when it is started the next morning. */
  async function startedAgain() {
    const others = otherServices('payments');
    const app = await start(serviceEnv(payments.databaseUrl), { bus: others.bus });
    await app.close();
  }
  const told = async () =>
    (await outboxOf(payments.databaseUrl, today)).filter(({ type }) => type === 'money.waits.v1');

  it('is told once a day, whatever is open', async () => {
    await booked(new Date(Date.now() - 86_400_000).toISOString(), { sales: 500, 'to-give-back': -500 });
    await booked(new Date(Date.now() - 4 * 86_400_000).toISOString(), { sales: 600, 'to-give-back': -600 });
    await startedAgain();
    await waitFor(async () => (await told()).length > 0, { what: 'people to be told' });
    await startedAgain();
    expect(await told()).toMatchObject([
      { data: { day: today, accounts: [{ account: 'to-give-back', currency: 'USD', minor: -1_100 }] } },
    ]);
  });

  it('is nothing that came yesterday', async () => {
    await booked(new Date(Date.now() - 86_400_000).toISOString(), { sales: 500, 'to-give-back': -500 });
    await startedAgain();
    expect(await told()).toEqual([]);
  });
});

it('a shop without any money can be closed', async () => {
  const other = await startPayments();
  const answer = await other.as(admin).post(`/api/admin/money/days/${today}`, { counted: [] });
  expect(answer.body).toMatchObject({ figures: [], balances: [], first_open_day: null });
  await other.stop();
});
