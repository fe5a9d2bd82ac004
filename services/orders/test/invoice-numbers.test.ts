import { aCustomer, query, staff, waitFor, waitingStatements } from '@mekong/testing';
import { shopDay } from '@mekong/contracts';
import pg from 'pg';
import { aCheckout, givenProduct, pay, placeOrder, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeEach(async () => {
  orders = await startOrders();
});
afterEach(() => orders.stop());

const admin = staff('admin');
const invoiceOf = (orderId: string) => orders.as(admin).get(`/api/orders/${orderId}/invoice`);
const numbers = async () =>
  (await query(orders.databaseUrl, 'SELECT number FROM invoices ORDER BY year, serial')).map(
    ({ number }) => number,
  );
const year = shopDay().slice(0, 4);
const numberOf = (serial: number, of = year) => `INV-${of}-${String(serial).padStart(6, '0')}`;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => numberOf(index + 1));

async function givenUnpaid(): Promise<string> {
  const checkout = aCheckout(await givenProduct(orders), 3, 59.97);
  return placeOrder(orders, aCustomer(), checkout);
}

/** Paid orders of a version that issues no invoices: whoever asks for one issues it. */
async function givenPaidBefore(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let more = count; more > 0; more -= 1) ids.push(await givenUnpaid());
  const paid = `UPDATE orders SET status = 'paid', payment_status = 'completed', paid_at = now() WHERE id = ANY ($1)`;
  await query(orders.databaseUrl, paid, [ids]);
  return ids;
}

describe('numbers have no gaps', () => {
  it('when fifty are issued at the same time, with payments among them', async () => {
    const before = await givenPaidBefore(40);
    const unpaid = await Promise.all(Array.from({ length: 10 }, givenUnpaid));
    await Promise.all([...before.map(invoiceOf), ...unpaid.map((id) => pay(orders, id, 5_997))]);
    expect(await numbers()).toEqual(upTo(50));
  });

  it('over New Year in Phnom Penh, where each year starts at one', async () => {
    const times = ['2026-12-31T16:59:59.999Z', '2026-12-31T17:00:00.000Z', '2027-01-01T16:59:59Z'];
    for (const time of times) await pay(orders, await givenUnpaid(), 5_997, { paidAt: new Date(time) });
    await pay(orders, await givenUnpaid(), 5_997, { paidAt: new Date('2026-12-31T10:00:00Z') });
    expect(await numbers()).toEqual([
      numberOf(1, '2026'),
      numberOf(2, '2026'),
      numberOf(1, '2027'),
      numberOf(2, '2027'),
    ]);
  });

  it('when an issue fails and is taken back', async () => {
    const [first, second, third] = (await givenPaidBefore(3)) as [string, string, string];
    await invoiceOf(first);
    // It fails after its number was taken, with the commit.
    await query(
      orders.databaseUrl,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'fails'; END $$;
       CREATE CONSTRAINT TRIGGER fails AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
         WHEN (NEW.order_id = '${second}') EXECUTE FUNCTION fail()`,
    );
    expect((await invoiceOf(second)).status).toBe(500);
    await invoiceOf(third);
    expect(await numbers()).toEqual(upTo(2));
  });

  it('when the process that issues one is killed', async () => {
    const [first, second] = (await givenPaidBefore(2)) as [string, string];
    const killed = new pg.Client(orders.databaseUrl);
    killed.on('error', () => undefined);
    await killed.connect();
    await killed.query('BEGIN');
    await killed.query(`INSERT INTO invoice_counters VALUES ('commercial', ${year}, 1)`);
    const { rows } = await killed.query('SELECT pg_backend_pid() AS pid');
    const waits = invoiceOf(first);
    await waitFor(async () => (await waitingStatements(orders.databaseUrl, { text: 'vat_requests' })) > 0, {
      what: 'the one that waits for the number',
    });
    await query(orders.databaseUrl, 'SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await waits;
    await invoiceOf(second);
    expect(await numbers()).toEqual(upTo(2));
  });
});

describe('PostgreSQL itself refuses', () => {
  beforeEach(async () => {
    await pay(orders, await givenUnpaid(), 5_997);
  });

  it.each([
    ['UPDATE invoices SET total_cents = 1, net_cents = 1, vat_cents = 0', 'invoices are only added to'],
    ['TRUNCATE invoices', 'invoices are only added to'],
    ['DELETE FROM invoices', 'is kept for ten years'],
    ['UPDATE invoice_counters SET last = last - 1', 'numbers of invoices only go up'],
    ['DELETE FROM invoice_counters', 'numbers of invoices only go up'],
    ['TRUNCATE invoice_counters', 'numbers of invoices only go up'],
  ])('%s', async (statement, why) => {
    await expect(query(orders.databaseUrl, statement)).rejects.toThrow(why);
  });
});
