import { query, waitFor } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { aShopper, aVerifiedCustomer, loggedIn } from '../support/shopper.js';

const orderCount = 40;
const losses = 25;
const contact = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };

let shop: EmbeddedShop;
beforeAll(async () => {
  // One customer buys more than customers may.
  shop = await startEmbeddedShop({ ORDERS_PER_HOUR: '0' });
});
afterAll(() => shop.stop());

/** Ends all database connections of these services. */
async function loseConnections(services: string[]): Promise<void> {
  for (const service of services)
    await query(
      shop.databases[service]!,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'mekong-%'`,
    );
}

/** A search term that matches no name exactly, in a different letter case for each number, so that none is cached. */
const termOf = (n: number) =>
  [...'mouse tonle'].map((letter, place) => ((n >> place) & 1 ? letter.toUpperCase() : letter)).join('');

async function aSearch(n: number): Promise<number> {
  return (await aShopper(shop.url).call('GET', `/products?q=${encodeURIComponent(termOf(n))}`)).status;
}

it('losing database connections repeatedly ends no process, and every order is paid and counted once', async () => {
  const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'Tonle');
  const id = await givenMouse(admin, { stock: '100' });
  await untilSold(shop.url, [id]);
  const shopper = await aVerifiedCustomer(shop.url, 'losses@shop.example');
  const cart = [{ id, quantity: 1 }];
  const buy = async (n: number) => {
    const orderId = await waitFor(async () => {
      const key = { 'idempotency-key': `order-${n}` };
      const checkout = { ...contact, total: 21.99, cart };
      const answer = await shopper.call('POST', '/api/checkout/Recipt-generator', checkout, key);
      expect([200, 201, 503]).toContain(answer.status);
      return answer.status < 300 && (answer.body.orderId as string);
    });
    const paid = { paymentStatus: 'completed' };
    await waitFor(
      async () => (await shopper.call('PUT', `/api/checkout/mark-paid/${orderId}`, paid)).status === 200,
    );
    return orderId;
  };

  const buying = Promise.all(Array.from({ length: orderCount }, (_, n) => buy(n)));
  for (let loss = 0; loss < losses; loss += 1) {
    const searches = Promise.all(Array.from({ length: 8 }, (_, n) => aSearch(8 * loss + n)));
    await loseConnections(['orders', 'payments', 'catalog', 'notifications']);
    for (const status of await searches) expect([200, 503]).toContain(status);
  }

  expect(new Set(await buying).size).toBe(orderCount);
  const sold = `SELECT count(*)::int AS n FROM orders WHERE status = 'paid'`;
  await waitFor(async () => (await query(shop.databases.orders!, sold))[0]!.n === orderCount, {
    timeoutMs: 60_000,
    what: 'all orders to be paid',
  });
  expect(await query(shop.databases.orders!, 'SELECT available, held FROM stock')).toEqual([
    { available: 100 - orderCount, held: 0 },
  ]);
  expect(await Promise.all(Array.from({ length: 20 }, (_, n) => aSearch(300 + n)))).toEqual(
    Array(20).fill(200),
  );
}, 180_000);
