import type { ServiceName } from '@mekong/contracts';
import { migrateDatabase } from '@mekong/service-defaults';
import { createTestDatabase } from '@mekong/testing';
import pg from 'pg';
import { migrationsOf } from './service-migrations.js';

const rows = 1_000_000;
/** A name that people see as another one, in some of the rows. */
const name = `'sok ' || n % 50 || CASE WHEN n % 1000 = 0 THEN U&'\\200B' ELSE '' END`;
const id = 'md5(n::text)::uuid';

/** The large tables of a service as its first version has them: the values of their columns for row `n`. */
const tables: Record<string, Record<string, Record<string, string>>> = {
  auth: {
    users: {
      id,
      email: 'n::text',
      email_key: 'n::text',
      name,
      role: `'customer'`,
      password_hash: `''`,
      search_key: name,
    },
  },
  orders: {
    orders: {
      id: 'n::text',
      order_number: 'n::text',
      user_id: id,
      account_email: `''`,
      account_name: name,
      customer_name: name,
      phone_number: `''`,
      shipping_address: `'street ' || n % 1000`,
      subtotal_cents: '100',
      shipping_cents: '0',
      tax_cents: '0',
      total_cents: '100',
      status: `CASE WHEN n % 10 = 0 THEN 'refunded' ELSE 'paid' END`,
      pay_until: 'now()',
      pieces: '1',
      search_key: name,
      admin_key: name,
    },
    order_items: {
      id: 'n',
      order_id: 'n::text',
      product_id: 'n % 1000',
      seller_id: id,
      name,
      image_url: `''`,
      price_cents: '100',
      quantity: '1',
      name_key: name,
    },
    order_events: { id: 'n', order_id: 'n::text', type: `'placed'` },
  },
  payments: {
    payments: {
      order_id: 'n::text',
      user_id: id,
      amount_cents: '100',
      status: `CASE WHEN n % 10 = 0 THEN 'refunded' ELSE 'completed' END`,
      pay_until: 'now()',
    },
  },
  notifications: { alerts: { id: 'n', kind: `'order'`, what: `''`, facts: `'{}'` } },
  analytics: {
    orders: { id: 'n::text', placed_at: 'now()', paid_at: 'now()' },
    lines: { order_id: 'n::text', product_id: '1', name, quantity: '1', price_cents: '100' },
    products: { id: 'n', version: '1' },
  },
  catalog: {
    products: {
      id: 'n',
      seller_id: id,
      name,
      name_key: `'mouse ' || n`,
      name_km_key: name,
      category: `'mouse'`,
      price_cents: '100',
      description: `''`,
      image_url: `''`,
      details: `'{}'`,
      stock: '1',
      stock_set_to: '1',
    },
  },
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function fill(url: string, ofService: Record<string, Record<string, string>>): Promise<void> {
  const client = await connect(url);
  // Without the triggers that a service's own writes would set off.
  await client.query('SET session_replication_role = replica');
  for (const [table, values] of Object.entries(ofService)) {
    const series = `generate_series(1, ${rows}) AS n`;
    await client.query(
      `INSERT INTO ${table} (${Object.keys(values).join()}) OVERRIDING SYSTEM VALUE SELECT ${Object.values(values).join()} FROM ${series}`,
    );
    await client.query(`VACUUM ANALYZE ${table}`);
  }
  await client.end();
}

/** Does it again and again until `isDone`; PostgreSQL refuses what would wait for a lock for two seconds. */
async function useMeanwhile(url: string, statement: string, isDone: () => boolean): Promise<void> {
  const client = await connect(url);
  await client.query(`SET lock_timeout = '2s'`);
  for (let n = 1; !isDone(); n = (n + 7_919) % rows)
    await client.query(statement.replaceAll('$n', String(n)));
  await client.end();
}

it.each(Object.entries(tables))(
  'while %s migrates tables of a million rows, nobody waits for one of them for two seconds',
  async (service, ofService) => {
    const database = await createTestDatabase(service);
    const { first, all } = await migrationsOf(service as ServiceName);
    const migrate = (migrations: typeof all) =>
      migrateDatabase({ DATABASE_URL: database.url }, { name: service, migrations });
    await migrate(first);
    await fill(database.url, ofService);
    let isDone = false;
    const statements = Object.entries(ofService).flatMap(([table, values]) => {
      const [key, ofRow] = Object.entries(values)[0]!;
      const column = Object.keys(values).at(-1)!;
      const change = `UPDATE ${table} SET ${column} = ${column} WHERE ${key} = ${ofRow.replace(/\bn\b/g, '$n')}`;
      return [`SELECT FROM ${table} LIMIT 1`, change];
    });
    const uses = statements.map((statement) => useMeanwhile(database.url, statement, () => isDone));
    const migrated = migrate(all).finally(() => (isDone = true));
    const ends = await Promise.allSettled([migrated, ...uses]);
    await database.drop();
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  },
  3_600_000,
);
