import { query, waitFor } from '@mekong/testing';
import { givenBrand, givenMouse } from '../support/catalogue.js';
import { startProcessShop, type ProcessShop } from '../support/process-shop.js';
import { aVerifiedCustomer, loggedIn, mailTo } from '../support/shopper.js';

let shop: ProcessShop;
beforeAll(async () => {
  shop = await startProcessShop({ orders: 2, notifications: 2 });
});
afterAll(() => shop.stop());

const contact = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };

it('orders placed while one of two replicas is killed are all paid, counted and mailed exactly once', async () => {
  const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'Tonle');
  const id = await givenMouse(admin, { stock: '100' });
  const shopper = await aVerifiedCustomer(shop.url, 'faults@shop.example');
  const cart = [{ id, quantity: 2 }];
  await waitFor(
    async () => (await shopper.call('POST', '/api/checkout/quote', { cart })).body.lines?.length === 1,
    { what: 'orders to know the product' },
  );

  const buy = async (n: number) => {
    const placed = await waitFor(async () => {
      const answer = await shopper.call(
        'POST',
        '/api/checkout/Recipt-generator',
        { ...contact, total: 39.98, cart },
        { 'idempotency-key': `order-${n}` },
      );
      return answer.status === 201 && answer.body.orderId;
    });
    await waitFor(
      async () =>
        (await shopper.call('PUT', `/api/checkout/mark-paid/${placed}`, { paymentStatus: 'completed' }))
          .status === 200,
    );
    return placed as string;
  };
  const buying = Array.from({ length: 12 }, (_, n) => buy(n));
  shop.processes.orders[0]!.kill('SIGKILL');
  shop.processes.notifications[0]!.kill('SIGKILL');
  const orderIds = await Promise.all(buying);

  expect(new Set(orderIds).size).toBe(12);
  const paid = async () =>
    (await query(shop.databases.orders!, `SELECT count(*)::int AS n FROM orders WHERE status = 'paid'`))[0]!
      .n;
  await waitFor(async () => (await paid()) === 12, { timeoutMs: 60_000, what: 'all orders to be paid' });
  expect(await query(shop.databases.orders!, 'SELECT available, held FROM stock')).toEqual([
    { available: 76, held: 0 },
  ]);
  await mailTo(shop.url, 'faults@shop.example', /receipt/);
  const receipts = async () =>
    (
      await query(
        shop.databases.notifications!,
        `SELECT count(*)::int AS n FROM mailbox WHERE subject LIKE '%receipt%'`,
      )
    )[0]!.n;
  await waitFor(async () => (await receipts()) === 12, { timeoutMs: 60_000, what: 'all receipts' });
}, 180_000);
