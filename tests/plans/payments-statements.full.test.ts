import { aCustomer, anEvent, waitFor } from '@mekong/testing';
import { start } from '../../services/payments/src/service.js';
import { aPlacedOrder, givenPayment } from '../../services/payments/test/builders.js';
import { startBigService, type BigService } from './big-service.js';

const payments = 1_000_000;

let big: BigService;

beforeAll(async () => {
  big = await startBigService('payments', start);
  await givenPayment(big.service);
  await big.fill('payments', payments, {
    order_id: "source.order_id || '-' || n",
    user_id: "md5('customer ' || n % 100000)::uuid",
    status: "CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'completed' END",
    transaction_id: "CASE WHEN n % 10 <> 0 THEN 'transaction ' || n END",
    pay_until: "now() + n * interval '1 minute'",
  });
  await big.fillMessages();
}, 300_000);

afterAll(() => big.stop());

it('paying and cancelling an order read no whole table', async () => {
  const read = await big.wholeTablesReadBy(async () => {
    const paid = await givenPayment(big.service);
    const caller = big.service.as(paid.customer);
    expect((await caller.get(`/api/payment/qr?orderId=${paid.orderId}`)).status).toBe(200);
    expect((await caller.put(`/api/checkout/mark-paid/${paid.orderId}`, {})).status).toBe(200);
    const given = await givenPayment(big.service);
    const answer = await big.service.as(given.customer).post(`/api/payment/${given.orderId}/cancel`);
    expect(answer.status).toBe(200);
    await big.service.others.received('payment.cancelled.v1', given.orderId);
  });
  expect(read).toEqual([]);
});

it('asking a bank about payments reads no whole table', async () => {
  const byKhqr = { payment: { method: 'khqr', currency: 'USD' }, riel_rate: 4_100 } as const;
  const first = await givenPayment(big.service, byKhqr);
  await big.service.as(first.customer).get(`/api/payment/qr?orderId=${first.orderId}`);
  await big.fill('bank_checks', 200_000, {
    order_id: "source.order_id || '-' || n",
    next_check_at: "CASE WHEN n % 3 = 0 THEN now() + n * interval '1 minute' END",
  });
  const read = await big.wholeTablesReadBy(async () => {
    const { customer, orderId } = await givenPayment(big.service, byKhqr);
    const caller = big.service.as(customer);
    expect((await caller.get(`/api/payment/qr?orderId=${orderId}`)).status).toBe(200);
    expect((await caller.post(`/api/payment/${orderId}/check`)).body.outcome).toBe('cannot_check');
    expect((await caller.get(`/api/payment/${orderId}/status`)).body.status).toBe('awaiting');
    await big.sql('UPDATE bank_checks SET next_check_at = now() WHERE order_id = $1', [orderId]);
    const isAskedAgain = `SELECT 1 FROM bank_checks WHERE order_id = $1 AND tries >= 2`;
    await waitFor(async () => (await big.sql(isAskedAgain, [orderId])).length > 0);
  });
  expect(read).toEqual([]);
});

it('expiring payments reads no whole table', async () => {
  const read = await big.wholeTablesReadBy(async () => {
    const late = aPlacedOrder(aCustomer(), { pay_until: new Date().toISOString() });
    await big.service.others.deliver(anEvent('order.placed.v1', late.order_id, late));
    await big.service.others.received('payment.expired.v1', late.order_id);
    await waitFor(
      async () => (await big.sql('SELECT 1 FROM outbox WHERE published_at IS NULL')).length === 0,
    );
  });
  expect(read).toEqual([]);
});

it('a statement of the service that reads a whole table is reported', async () => {
  const read = await big.wholeTablesReadBy(() => big.service.as().get('/metrics'));
  expect(read).toContainEqual(
    expect.stringMatching(
      /reads 100,\d{3} rows of payments: SELECT count\(\*\)::int AS n FROM payments WHERE/,
    ),
  );
});
