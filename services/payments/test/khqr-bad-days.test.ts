import { otherServices, outboxOf, query, serviceEnv, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import type { PaymentsUnderTest } from './builders.js';
import type { FakeBakong, Mood } from './fake-bakong.js';
import { bankSettings, KhqrShop, startKhqrShop, type KhqrOrder } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
beforeEach(() => {
  bank.mood = 'well';
});
afterAll(() => stop());

const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const isPaid = (order: KhqrOrder) =>
  waitFor(async () => (await shop.status(order)).status === 'paid', { what: 'the payment' });
const areAskedAbout = (orders: KhqrOrder[]) =>
  waitFor(() => orders.every(({ code }) => bank.askedAbout(code.md5) > 0), { what: 'the bank to be asked' });

const badMoods: Mood[] = ['page', 'refused', 'token', 'busy', 'broken', 'odd', 'slow'];

describe.each(badMoods)('a bank that is %s', (mood) => {
  it('never means that nothing was paid: the order waits for hours, and then people look into it', async () => {
    const order = await shop.order();
    await shop.overSince(order);
    bank.mood = mood;
    const first = await shop.check(order);
    expect(first.body).toMatchObject({ status: 'awaiting', outcome: 'cannot_check' });
    await shop.overSince(order, 3.5);
    await shop.due(order);
    await waitFor(async () => (await shop.status(order)).checked_at > first.body.checked_at, {
      what: 'the bank to be asked again',
    });
    expect(await shop.typesOf(order)).not.toContain('payment.expired.v1');
    await shop.overSince(order, 0.5);
    await waitFor(async () => (await shop.status(order)).status === 'review', { what: 'the review' });
    expect(await shop.typesOf(order)).toContain('payment.review.v1');
    expect(await shop.typesOf(order)).not.toContain('payment.expired.v1');
  });
});

describe('a bank that says "not found"', () => {
  it('ends an order only where it was asked after the time to pay', async () => {
    const order = await shop.order();
    await shop.check(order);
    await sql('UPDATE bank_checks SET next_check_at = NULL WHERE order_id = $1', [order.orderId]);
    await shop.overSince(order);
    const another = await shop.order();
    await shop.overSince(another);
    await shop.due(another);
    await waitFor(async () => (await shop.status(another)).status === 'expired', { what: 'the expiry' });
    expect(await shop.status(order)).toMatchObject({ status: 'awaiting', outcome: 'not_found' });
    await shop.due(order);
    await waitFor(async () => (await shop.status(order)).status === 'expired', { what: 'the expiry' });
    expect(await shop.typesOf(order)).toEqual(['payment.expired.v1']);
  });

  it('and later tells of money keeps it for people: it was paid in time, but the order is gone', async () => {
    const order = await shop.order();
    const paidAt = Date.now();
    await shop.overSince(order);
    await shop.due(order);
    await waitFor(async () => (await shop.status(order)).status === 'expired', { what: 'the expiry' });
    bank.pay(order.code.payload, { createdDateMs: paidAt - 900_000 });
    await shop.due(order);
    await waitFor(async () => (await shop.unmatchedOf(order)).length > 0, { what: 'the money' });
    expect(await shop.unmatchedOf(order)).toEqual(['expired']);
    expect((await shop.status(order)).status).toBe('expired');
  });
});

it('people are told once for a while, whatever many orders it is about', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => shop.order()));
  await Promise.all(orders.map((order) => shop.overSince(order)));
  await sql('UPDATE bank_checks SET alerted_at = NULL');
  bank.mood = 'broken';
  for (const order of orders) await shop.check(order);
  const told = (
    await Promise.all(orders.map((order) => outboxOf(payments.databaseUrl, order.orderId)))
  ).flat();
  expect(told).toMatchObject([{ type: 'payment.cannot-check.v1', data: { reason: 'no_answer' } }]);
});

it('an answer that comes after the call was given up is asked for again, and counts once', async () => {
  const order = await shop.order();
  bank.pay(order.code.payload);
  let answerNow!: () => void;
  bank.held = new Promise<void>((resolve) => (answerNow = resolve));
  expect((await shop.check(order)).body).toMatchObject({ status: 'awaiting', outcome: 'cannot_check' });
  answerNow();
  bank.held = undefined;
  await shop.due(order);
  await waitFor(async () => (await shop.status(order)).status === 'paid', { what: 'the payment' });
  expect(await shop.typesOf(order)).toEqual(['payment.completed.v1']);
  expect(await shop.booked(order)).toHaveLength(1);
});

it('a second question within 15 seconds is refused with what to wait, also by another replica', async () => {
  const order = await shop.order();
  expect((await shop.check(order)).status).toBe(200);
  const { bus } = otherServices('payments');
  const replica = await start(serviceEnv(payments.databaseUrl, bankSettings(bank)), { bus });
  const refused = await shop.check(order);
  expect(refused.body).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    params: { reason: 'seconds' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5);
  await replica.close();
});

describe('many payments', () => {
  it('are asked about 50 at a time, each by its md5, whatever the order of the answers', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => shop.order()));
    const paid = orders.filter((_, place) => place % 3 === 0);
    for (const { code } of paid) bank.pay(code.payload);
    bank.calls.length = 0;
    await shop.due(...orders);
    await areAskedAbout(orders);
    await Promise.all(paid.map(isPaid));
    const lists = bank.calls.filter(({ path }) => path === 'check_transaction_by_md5_list');
    expect(lists.every(({ body }) => Array.isArray(body) && body.length <= 50)).toBe(true);
    const statuses = await Promise.all(orders.map(async (order) => (await shop.status(order)).status));
    expect(statuses).toEqual(orders.map((order) => (paid.includes(order) ? 'paid' : 'awaiting')));
  });

  it('are asked about one by one where the bank has closed its list', async () => {
    const { bank, shop: other, stop } = await startKhqrShop();
    bank.isListClosed = true;
    const orders = await Promise.all([1, 2, 3].map(() => other.order()));
    for (const { code } of orders) bank.pay(code.payload);
    await Promise.all(orders.map((order) => other.due(order)));
    for (const order of orders)
      await waitFor(async () => (await other.status(order)).status === 'paid', { what: 'the payment' });
    bank.isListClosed = false;
    await stop();
  });

  it('are asked about in turn there: those at which somebody looks, those that wait, and the newest first', async () => {
    const { bank, payments: service, shop: other, stop } = await startKhqrShop();
    bank.isListClosed = true;
    const orders: KhqrOrder[] = [];
    for (let placed = 0; placed < 9; placed += 1) orders.push(await other.order());
    const [looked, ...rest] = orders as [KhqrOrder, ...KhqrOrder[]];
    const [waits, gone] = [rest.slice(0, 3), rest.slice(3)];
    for (const order of gone) await service.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
    await query(service.databaseUrl, 'UPDATE bank_checks SET looked_at = now() WHERE order_id = $1', [
      looked.orderId,
    ]);
    bank.calls.length = 0;
    await other.due(...orders);
    await waitFor(() => bank.calls.length > 5, { what: 'five questions after that for all' });
    const asked = bank.calls.slice(1, 6).map(({ body }) => (body as { md5: string }).md5);
    const wanted = [looked, ...waits.toReversed(), gone.at(-1)!];
    expect(asked).toEqual(wanted.map(({ code }) => code.md5));
    await stop();
  });

  it('of which one cannot be asked about there cannot be asked about either, and say so', async () => {
    const { bank, shop: other, stop } = await startKhqrShop();
    bank.isListClosed = true;
    const orders = [await other.order(), await other.order(), await other.order()];
    const outcomes = () => Promise.all(orders.map(async (order) => (await other.status(order)).outcome));
    await other.due(...orders);
    await waitFor(async () => (await outcomes()).every((one) => one === 'not_found'), { what: 'answers' });
    bank.mood = 'broken';
    await other.due(...orders);
    await waitFor(async () => (await outcomes()).includes('cannot_check'), { what: 'an answer' });
    expect(await outcomes()).toEqual(orders.map(() => 'cannot_check'));
    await stop();
  });

  it('are asked about by one of two replicas, never by both', async () => {
    const { bus } = otherServices('payments');
    const replica = await start(serviceEnv(payments.databaseUrl, bankSettings(bank)), { bus });
    const orders = await Promise.all(Array.from({ length: 20 }, () => shop.order()));
    bank.calls.length = 0;
    await shop.due(...orders);
    await areAskedAbout(orders);
    expect(orders.map(({ code }) => bank.askedAbout(code.md5))).toEqual(orders.map(() => 1));
    await replica.close();
  });
});

describe('the calls of a day', () => {
  it('that are used up ask nothing more, which is no answer, also after a restart', async () => {
    const { bank, payments: service, shop: other, stop } = await startKhqrShop({ BAKONG_DAILY_CALLS: '2' });
    const orders = [await other.order(), await other.order()];
    bank.calls.length = 0;
    expect((await other.check(orders[0]!)).body.outcome).toBe('not_found');
    await other.due(orders[1]!);
    await waitFor(() => bank.calls.length >= 2, { what: 'the question of the job' });
    await waitFor(async () => (await other.status(orders[1]!)).outcome === 'not_found', {
      what: 'its answer',
    });
    await other.askAgain(orders[0]!);
    expect((await other.check(orders[0]!)).body.outcome).toBe('cannot_check');
    expect(bank.calls).toHaveLength(2);
    const { bus } = otherServices('payments');
    const env = serviceEnv(service.databaseUrl, bankSettings(bank, { BAKONG_DAILY_CALLS: '2' }));
    const restarted = await start(env, { bus });
    await other.askAgain(orders[0]!);
    expect((await other.check(orders[0]!)).body.outcome).toBe('cannot_check');
    expect(bank.calls).toHaveLength(2);
    await restarted.close();
    await stop();
  });

  it('are not used up by one shopper who asks again and again, nor by many: half is left to the shop', async () => {
    const { bank, payments: service, shop: other, stop } = await startKhqrShop({ BAKONG_DAILY_CALLS: '20' });
    const orders = await Promise.all(Array.from({ length: 12 }, () => other.order()));
    bank.calls.length = 0;
    for (let asked = 0; asked < 4; asked += 1) {
      await other.askAgain(orders[0]!);
      await other.check(orders[0]!);
    }
    const calls = `SELECT calls, urgent_calls AS urgent FROM bank_days`;
    expect(await query(service.databaseUrl, calls)).toEqual([{ calls: 4, urgent: 2 }]);
    for (const order of orders.slice(1)) await other.check(order);
    const [{ urgent }] = (await query(service.databaseUrl, calls)) as [{ urgent: number }];
    expect(urgent).toBe(10);
    await stop();
  });

  it('that the bank says are used up are over, whatever the setting', async () => {
    const { bank, shop: other, stop } = await startKhqrShop({ BAKONG_DAILY_CALLS: '90' });
    const [one, two] = [await other.order(), await other.order()];
    bank.mood = 'over';
    expect((await other.check(one)).body.outcome).toBe('cannot_check');
    bank.mood = 'well';
    bank.calls.length = 0;
    expect((await other.check(two)).body.outcome).toBe('cannot_check');
    expect(bank.calls).toEqual([]);
    await stop();
  });
});

describe('the token', () => {
  it('that the bank refuses is renewed once, and the question is asked again', async () => {
    const { bank, shop: other, stop } = await startKhqrShop({ BAKONG_EMAIL: 'shop@example.com' });
    bank.tokens = new Set();
    const order = await other.order();
    bank.pay(order.code.payload);
    bank.calls.length = 0;
    expect((await other.check(order)).body.status).toBe('paid');
    expect(bank.calls.map(({ path }) => path)).toEqual([
      'check_transaction_by_md5',
      'renew_token',
      'check_transaction_by_md5',
    ]);
    await stop();
  });

  it('is renewed before it ends', async () => {
    const { aBankToken } = await import('./fake-bakong.js');
    const settings = { BAKONG_EMAIL: 'shop@example.com', BAKONG_TOKEN: aBankToken(-1) };
    const { bank, shop: other, stop } = await startKhqrShop(settings);
    const order = await other.order();
    bank.calls.length = 0;
    await other.check(order);
    expect(bank.calls.map(({ path }) => path)).toEqual(['renew_token', 'check_transaction_by_md5']);
    expect(bank.calls[1]!.token).not.toBe(settings.BAKONG_TOKEN);
    await stop();
  });
});
