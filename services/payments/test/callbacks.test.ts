import { aCustomer, query, waitFor } from '@mekong/testing';
import { givenPayment, type PaymentsUnderTest } from './builders.js';
import { KhqrShop, type KhqrOrder } from './khqr-shop.js';
import { PayWay, startPaymentsWith } from './pay-way.js';

let payWay: PayWay;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
beforeEach(async () => {
  payWay = new PayWay();
  payments = await startPaymentsWith(payWay);
  shop = new KhqrShop(payments);
});
afterEach(() => payments.stop());

const path = '/api/payment-callbacks/khqr';
const call = ({ body, headers }: ReturnType<PayWay['callbackOf']>) =>
  payments.as(undefined, headers).post(path, body);
const statusOf = async (order: KhqrOrder) => (await shop.status(order)).status;
const becomes = (order: KhqrOrder, status: string) =>
  waitFor(async () => (await statusOf(order)) === status, { what: status });
/** As if nobody were to ask about it for an hour. */
const asksLater = ({ orderId }: KhqrOrder) =>
  query(
    payments.databaseUrl,
    `UPDATE bank_checks SET next_check_at = now() + interval '1 hour' WHERE order_id = $1`,
    [orderId],
  );
const evidence = async () =>
  query(payments.databaseUrl, 'SELECT transaction_id, minor::int AS minor FROM evidence');

describe('a callback', () => {
  it('makes the shop ask, and what the provider answers then pays the order', async () => {
    const order = await shop.order();
    await asksLater(order);
    payWay.pay(order.orderId);
    expect((await call(payWay.callbackOf(order.orderId))).status).toBe(200);
    await becomes(order, 'paid');
    expect(await evidence()).toHaveLength(1);
  });

  it('pays nothing by itself, whatever it says', async () => {
    const order = await shop.order();
    await asksLater(order);
    expect((await call(payWay.callbackOf(order.orderId))).status).toBe(200);
    const asked = () => payWay.asked.includes(order.orderId.slice(0, 20));
    await waitFor(() => Promise.resolve(asked()), { what: 'the question' });
    expect(await statusOf(order)).toBe('awaiting');
    expect(await evidence()).toEqual([]);
  });

  it('that is forged is refused, and nobody asks', async () => {
    const order = await shop.order();
    await asksLater(order);
    payWay.asked.length = 0;
    const real = payWay.callbackOf(order.orderId);
    const answers = [
      await call({ ...real, headers: { 'x-payway-hmac-sha512': 'Zm9yZ2Vk' } }),
      await call({ ...real, headers: {} }),
      await call({ ...real, body: { ...real.body, tran_id: 'another' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    const [due] = await query(payments.databaseUrl, 'SELECT next_check_at > now() AS later FROM bank_checks');
    expect([due, payWay.asked]).toEqual([{ later: true }, []]);
  });

  it('that is replayed counts money once', async () => {
    const order = await shop.order();
    payWay.pay(order.orderId);
    const real = payWay.callbackOf(order.orderId);
    await Promise.all([call(real), call(real), call(real)]);
    await becomes(order, 'paid');
    expect((await call(real)).status).toBe(200);
    const [{ last, next }] = (await query(
      payments.databaseUrl,
      'SELECT extract(epoch FROM checked_at) AS last, extract(epoch FROM next_check_at) AS next FROM bank_checks',
    )) as [{ last: string; next: string }];
    expect(Number(next) - Number(last)).toBeGreaterThan(14);
    expect(await evidence()).toHaveLength(1);
  });

  it('that comes before the provider has answered is no loss', async () => {
    let answer = () => {};
    payWay.held = new Promise<void>((resolve) => (answer = resolve));
    const payment = { method: 'khqr', currency: 'USD' } as const;
    const given = givenPayment(payments, { payment, riel_rate: 4_100 });
    const opened = () => Promise.resolve(payWay.opened.size > 0);
    await waitFor(opened, { what: 'the payment at its provider' });
    const { orderId } = [...payWay.opened.values()][0]!;
    payWay.pay(orderId);
    expect((await call(payWay.callbackOf(orderId))).status).toBe(200);
    answer();
    const order = { ...(await given), code: undefined as never };
    await shop.code(order);
    await shop.due(order);
    await becomes(order, 'paid');
  });

  it.each([
    ['of a payment that the shop does not know changes nothing', path, 200],
    ['for a method whose provider calls nobody is not found', '/api/payment-callbacks/demo', 404],
    ['for a method that there is not is refused', '/api/payment-callbacks/wish', 400],
  ])('%s', async (_rule, to, status) => {
    const { body, headers } = payWay.callbackOf('0'.repeat(24));
    expect((await payments.as(undefined, headers).post(to, body)).status).toBe(status);
  });
});

describe('a provider with a page of its own', () => {
  it('that answers late, after the order was given up, has its money set aside', async () => {
    const order = await shop.order();
    await payments.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
    payWay.pay(order.orderId);
    await call(payWay.callbackOf(order.orderId));
    await waitFor(async () => (await shop.unmatchedOf(order)).length > 0, { what: 'the unmatched money' });
    expect(await shop.unmatchedOf(order)).toEqual(['cancelled']);
    expect(await statusOf(order)).toBe('cancelled');
  });

  it('is told of a payment that is not wanted any more', async () => {
    const order = await shop.order();
    await payments.as(order.customer).post(`/api/payment/${order.orderId}/cancel`);
    expect(payWay.cancelled).toEqual([order.orderId.slice(0, 20)]);
    const stranger = await payments.as(aCustomer()).post(`/api/payment/${order.orderId}/cancel`);
    expect([stranger.status, payWay.cancelled.length]).toEqual([404, 1]);
  });

  it('that takes another amount than was asked for pays nothing', async () => {
    const order = await shop.order();
    payWay.pay(order.orderId, 2_100);
    await call(payWay.callbackOf(order.orderId));
    await waitFor(async () => (await shop.unmatchedOf(order)).length > 0, { what: 'the unmatched money' });
    expect(await shop.unmatchedOf(order)).toEqual(['short']);
    expect(await statusOf(order)).toBe('awaiting');
  });
});
