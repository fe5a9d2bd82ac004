import { randomUUID } from 'node:crypto';
import { MessagingTables1700000000000 } from '@mekong/messaging';
import { createTestDatabase, query } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { OrderHistory1700000002000 } from '../src/migrations/1700000002000-order-history.js';
import { OrdersTables1700000001000 } from '../src/migrations/1700000001000-orders-tables.js';

/** The database as it was before orders kept their events, with one order in it; answers its timeline after the migration. */
async function timelineOf(
  facts: { status: string; paid_at?: string; payment_status?: string },
  news: string[] = [],
) {
  const database = await createTestDatabase('order_history');
  const source = new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [MessagingTables1700000000000, OrdersTables1700000001000],
  });
  await source.initialize();
  await source.runMigrations();
  const { status, paid_at = null, payment_status = 'pending' } = facts;
  await source.query(
    `INSERT INTO orders (id, user_id, account_email, account_name, customer_name, phone_number, shipping_address,
       subtotal_cents, shipping_cents, tax_cents, total_cents, status, payment_status, paid_at, pay_until, courier, created_at)
     VALUES ('o1', $1, 'dara@shop.example', 'Dara', 'Sok ÜNÏ', '+855 12 345', 'Phnom Penh', 1, 0, 0, 1, $2, $3, $4,
       '2026-01-01T08:15Z', 'J&T', '2026-01-01T08:00Z')`,
    [randomUUID(), status, payment_status, paid_at],
  );
  await source.query(
    `INSERT INTO order_items (order_id, product_id, seller_id, name, image_url, price_cents, quantity)
     VALUES ('o1', 1, $1, 'ZÉPHYR', '', 1, 1)`,
    [randomUUID()],
  );
  for (const type of news)
    await source.query('INSERT INTO outbox (id, type, envelope) VALUES ($1, $2, $3)', [
      randomUUID(),
      type,
      { subject: 'o1', time: '2026-01-02T09:00:00.000Z' },
    ]);
  const runner = source.createQueryRunner();
  await new OrderHistory1700000002000().up(runner);
  await runner.release();
  await source.destroy();
  const rows = await query(database.url, 'SELECT type, at, by_name, courier FROM order_events ORDER BY id');
  const keys = await query(
    database.url,
    'SELECT search_key, product_key, name_key FROM orders JOIN order_items ON order_id = orders.id',
  );
  await database.drop();
  return { rows, keys };
}

const placed = { type: 'placed', at: new Date('2026-01-01T08:00Z'), by_name: 'Dara' };
const paid = { type: 'paid', at: new Date('2026-01-01T08:05Z'), by_name: 'Dara' };
const paid_at = '2026-01-01T08:05Z';

describe('orders from before timelines were kept', () => {
  it('get what their own columns tell, and the times that the outbox still knows', async () => {
    const { rows } = await timelineOf({ status: 'delivered', paid_at }, ['order.shipped.v1']);
    expect(rows).toMatchObject([
      placed,
      paid,
      { type: 'shipped', at: new Date('2026-01-02T09:00Z'), by_name: null, courier: 'J&T' },
      { type: 'delivered', at: null, by_name: null },
    ]);
  });

  it('ended at their deadline when nobody paid', async () => {
    const { rows } = await timelineOf({ status: 'cancelled', payment_status: 'expired' });
    expect(rows).toMatchObject([placed, { type: 'expired', at: new Date('2026-01-01T08:15Z') }]);
  });

  it('are found by name, phone and product', async () => {
    const { keys } = await timelineOf({ status: 'pending' });
    expect(keys).toEqual([
      { search_key: 'o1\nsok ünï\n+855 12 345\n12345', product_key: 'zéphyr', name_key: 'zéphyr' },
    ]);
  });
});
