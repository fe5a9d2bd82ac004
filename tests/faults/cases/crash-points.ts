import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { apiClient, query, waitFor } from '@mekong/testing';
import type { ServiceName } from '@mekong/contracts';
import type { FaultShop } from '../support/fault-shop.js';
import type { Sales } from '../support/sales.js';

const gateLock = 4711;
const waitingAtGate = `pg_locks JOIN pg_database ON oid = database
  WHERE datname = current_database() AND locktype = 'advisory' AND objid = ${gateLock} AND NOT granted`;

/** Makes statements of one kind wait at a gate, in the middle of their transactions. */
async function gateAt(databaseUrl: string, statement: string) {
  const name = `gate_${randomUUID().slice(0, 8)}`;
  const keeper = new pg.Client(databaseUrl);
  await keeper.connect();
  await keeper.query('SELECT pg_advisory_lock($1)', [gateLock]);
  await keeper.query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${gateLock}); RETURN NEW; END $$;
     CREATE TRIGGER ${name} BEFORE ${statement} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  );
  const someoneWaits = async () => (await keeper.query(`SELECT FROM ${waitingAtGate}`)).rowCount! > 0;
  const open = async () => {
    await keeper.query('SELECT pg_advisory_unlock($1)', [gateLock]);
    await keeper.query(`DROP FUNCTION ${name} CASCADE`);
    await keeper.end();
  };
  return {
    reached: () => waitFor(someoneWaits, { what: `a ${statement} to wait` }),
    /** Ends what waits, as PostgreSQL does not notice that its caller is gone. */
    refuse: async () => {
      await keeper.query(`SELECT pg_terminate_backend(pid) FROM ${waitingAtGate}`);
      await open();
    },
    open,
  };
}

type Gate = Awaited<ReturnType<typeof gateAt>>;

const aPaidWish = (sales: Sales, random: () => number) => sales.aWish(random, 'paid');

/** Orders crashes when an order is written and not committed. */
export async function crashBeforeCommit(shop: FaultShop, sales: Sales, random: () => number): Promise<void> {
  const gate = await gateAt(shop.databases.orders!, 'INSERT ON orders');
  const selling = sales.sellOne(aPaidWish(sales, random));
  await gate.reached();
  const { start } = await shop.kill('orders');
  await gate.refuse();
  await start();
  await selling;
}

/** Orders crashes when an order is committed and its event is still in the outbox: the broker is away. */
export async function crashBeforePublish(shop: FaultShop, sales: Sales, random: () => number): Promise<void> {
  await shop.broker.kill();
  const selling = sales.sellOne(aPaidWish(sales, random));
  const isWaiting = async () =>
    (
      await query(
        shop.databases.orders!,
        `SELECT FROM outbox WHERE type = 'order.placed.v1' AND published_at IS NULL`,
      )
    ).length > 0;
  await waitFor(isWaiting, { what: 'an order in the outbox' });
  const { start } = await shop.kill('orders');
  await shop.broker.restart();
  await start();
  await selling;
}

/** Orders crashes when its events are published and not yet marked so: they are published again. */
export async function crashBeforeMark(shop: FaultShop, sales: Sales, random: () => number): Promise<void> {
  const gate = await gateAt(shop.databases.orders!, 'UPDATE OF published_at ON outbox');
  const repeated = await repeatedIn(shop, 'payments');
  await sales.sellOne(sales.aWish(random, 'pending'));
  await gate.reached();
  const { start } = await shop.kill('orders');
  await gate.refuse();
  await start();
  await repeated.increases();
}

/** The broker goes when payments has handled an event and not acknowledged it: it is delivered again. */
export async function crashBeforeAcknowledgement(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
): Promise<void> {
  const gate = await gateAt(shop.databases.payments!, 'INSERT ON payments');
  const repeated = await repeatedIn(shop, 'payments');
  const selling = sales.sellOne(aPaidWish(sales, random));
  await gate.reached();
  await shop.broker.kill();
  await gate.open();
  await shop.broker.restart();
  await repeated.increases();
  await selling;
}

/** Notifications crashes when the mail server has a receipt, and the database does not know. */
export async function crashAfterMail(shop: FaultShop, sales: Sales, random: () => number): Promise<void> {
  const gate = await gateAt(shop.databases.notifications!, 'UPDATE OF status ON mails');
  await sales.sellOne(aPaidWish(sales, random));
  await gate.reached();
  const { start } = await shop.kill('notifications');
  await gate.refuse();
  await start();
}

/**
 * Orders crashes when a note is written and not committed, and then when it is committed and not answered: sent again and again
 * with its key, it is there once, and answered as if nothing had happened.
 */
export async function crashBeforeAnswer(shop: FaultShop, sales: Sales, random: () => number): Promise<void> {
  const { orderId } = await sales.sellOne(sales.aWish(random, 'pending'));
  const key = { 'idempotency-key': randomUUID() };
  const path = `/api/admin/orders/${orderId}/notes`;
  const write = () => sales.admin.call('POST', path, { text: 'Call first' }, key);
  const notes = () => query(shop.databases.orders!, 'SELECT FROM order_notes WHERE order_id = $1', [orderId]);
  const crashAt = async (point: string, pass: (gate: Gate) => Promise<void>) => {
    const gate = await gateAt(shop.databases.orders!, point);
    const lost = write();
    await gate.reached();
    // It hears nothing any more from its database.
    shop.processes.orders[0]!.kill('SIGSTOP');
    await pass(gate);
    const { start } = await shop.kill('orders');
    expect((await lost).body).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    await start();
  };
  await crashAt('INSERT ON order_notes', (gate) => gate.refuse());
  expect(await notes()).toEqual([]);
  await crashAt('UPDATE OF answer ON kept_answers', async (gate) => {
    await gate.open();
    await waitFor(async () => (await notes()).length > 0, { what: 'the note to be committed' });
  });
  const { status, body } = await write();
  expect([status, body.notes.length]).toEqual([201, 1]);
  expect(await notes()).toHaveLength(1);
}

/** How many events a service has been given again, from now on. */
async function repeatedIn(shop: FaultShop, service: ServiceName) {
  const count = async () => {
    const { body } = await apiClient(shop.urls[service]).get('/metrics');
    const lines = String(body).matchAll(/^events_handled_total\{.*result="repeated"\} (\d+)/gm);
    return [...lines].reduce((sum, [, times]) => sum + Number(times), 0);
  };
  const before = await count();
  return {
    increases: () => waitFor(async () => (await count()) > before, { what: 'an event to come again' }),
  };
}
