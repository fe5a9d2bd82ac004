import { isSubscribed, serviceNames, type EventType, type ServiceName } from '@mekong/contracts';
import { query, waitFor } from '@mekong/testing';
import type { FaultShop } from './fault-shop.js';
import type { Sales } from './sales.js';

type Rows = Record<string, unknown>[];

/** A shop whose mail goes to its mailbox has no mail server. */
type Judged = Pick<FaultShop, 'databases'> & Partial<Pick<FaultShop, 'mail' | 'interruptions'>>;

/** Whether a service must have handled an event that was published at a time. */
export type Hears = (service: ServiceName, type: EventType, publishedAt: Date) => boolean;

const settleMs = 60_000;

/** Rejects, naming every contradiction, unless all services come to agree with each other and with what was sold. */
export async function expectAgreement(
  shop: Judged,
  sales: Sales,
  /** Ids of the events that must be dead letters. */
  deadLetters: readonly string[] = [],
  hears: Hears = isSubscribed,
): Promise<void> {
  const { databases } = shop;
  const look = async () => {
    const orders = await query(databases.orders!, `SELECT id, status, total_cents FROM orders ORDER BY id`);
    return [
      ...sales.oddAnswers,
      ...contradictionsOfOrders(orders, sales),
      ...(await contradictionsOfStock(databases, sales)),
      ...(await contradictionsOfPayments(databases, orders)),
      ...(await contradictionsOfAnalytics(databases, orders)),
      ...(await contradictionsOfReceipts(shop, orders)),
      ...(await notHandled(databases, deadLetters, hears)),
      ...(await unexplainedDeadLetters(sales, deadLetters, hears)),
    ];
  };
  let found: string[] = [];
  const agree = async () => (found = await look()).length === 0;
  await waitFor(agree, { timeoutMs: settleMs }).catch((error: Error) => {
    // Told once: cases after this one are judged by their own.
    sales.oddAnswers.length = 0;
    const reason = found.slice(0, 10).join('\n') || String(error.cause);
    throw new Error(`The services do not agree:\n${reason}`, { cause: error });
  });
}

/** Every yes was meant: what was placed is there, once, and has ended as it was answered. */
function contradictionsOfOrders(orders: Rows, sales: Sales): string[] {
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  const found = sales.orders
    .filter(({ orderId, ending }) => statusOf.get(orderId) !== ending)
    .map(({ orderId, ending }) => `order ${orderId} is ${statusOf.get(orderId)}, not ${ending}`);
  const promised = new Set(sales.orders.map(({ orderId }) => orderId)).size;
  if (promised !== orders.length) found.push(`${promised} orders were promised, ${orders.length} are there`);
  return found;
}

async function contradictionsOfStock(
  databases: Record<string, string>,
  { received }: Sales,
): Promise<string[]> {
  const owned = await query(
    databases.orders!,
    `SELECT s.product_id, s.available, s.held,
       coalesce(sum(i.quantity) FILTER (WHERE o.status = 'pending'), 0)::int AS pending,
       coalesce(sum(i.quantity) FILTER (WHERE o.status = 'paid'), 0)::int AS sold
     FROM stock s LEFT JOIN order_items i USING (product_id) LEFT JOIN orders o ON o.id = i.order_id
     GROUP BY s.product_id ORDER BY s.product_id`,
  );
  const isWrong = ({ product_id, available, held, pending, sold }: Rows[number]) =>
    Number(available) < 0 ||
    held !== pending ||
    Number(available) + Number(held) + Number(sold) !== received.get(Number(product_id));
  const gaps = await query(
    databases.orders!,
    `SELECT product_id, id FROM (
       SELECT product_id, id, available_from, held_from,
         lag(available_to) OVER steps AS available_before, lag(held_to) OVER steps AS held_before
       FROM stock_changes WINDOW steps AS (PARTITION BY product_id ORDER BY id)) AS changes
     WHERE available_from <> available_before OR held_from <> held_before`,
  );
  const available = asPairs(owned.map(({ product_id, available }) => ({ product_id, available })));
  const copies = await Promise.all([
    query(databases.catalog!, 'SELECT id, stock FROM products ORDER BY id'),
    query(databases.analytics!, 'SELECT product_id, available FROM stock ORDER BY product_id'),
    query(databases.notifications!, 'SELECT product_id, available FROM known_products ORDER BY product_id'),
  ]);
  const sold = asPairs(owned.map(({ product_id, sold }) => ({ product_id, sold })));
  const shownSold = await query(databases.catalog!, 'SELECT id, sold FROM products ORDER BY id');
  return [
    ...owned.filter(isWrong).map((row) => `stock ${JSON.stringify(row)}`),
    ...gaps.map((row) => `the stock history has a gap at ${JSON.stringify(row)}`),
    ...copies
      .map(asPairs)
      .filter((copy) => copy !== available)
      .map((copy) => `a copy of the stock is ${copy}, not ${available}`),
    ...(asPairs(shownSold) === sold ? [] : [`the catalogue counts ${asPairs(shownSold)} sold, not ${sold}`]),
  ];
}

const asPairs = (rows: Rows) => JSON.stringify(rows.map((row) => Object.values(row)));

const paymentOf: Record<string, string> = { paid: 'completed', cancelled: 'cancelled', pending: 'pending' };

async function contradictionsOfPayments(databases: Record<string, string>, orders: Rows): Promise<string[]> {
  const payments = await query(
    databases.payments!,
    'SELECT order_id, status, amount_cents FROM payments ORDER BY order_id',
  );
  const wanted = orders.map(({ id, status, total_cents }) => [id, paymentOf[String(status)], total_cents]);
  return differences('payments', payments, wanted);
}

async function contradictionsOfAnalytics(databases: Record<string, string>, orders: Rows): Promise<string[]> {
  const facts = await query(databases.analytics!, 'SELECT id, state, total_cents FROM orders ORDER BY id');
  return differences(
    'analytics',
    facts,
    orders.map((order) => Object.values(order)),
  );
}

function differences(who: string, rows: Rows, wanted: unknown[][]): string[] {
  const have = new Set(rows.map((row) => JSON.stringify(Object.values(row))));
  const want = new Set(wanted.map((row) => JSON.stringify(row)));
  return [
    ...[...want].filter((row) => !have.has(row)).map((row) => `${who} does not know ${row}`),
    ...[...have].filter((row) => !want.has(row)).map((row) => `${who} believes in ${row}`),
  ];
}

/**
 * Each paid order has one receipt. The mail server has got it once, and at most once more for each time that notifications or
 * the database was interrupted, which may be between the server's yes and the commit.
 */
async function contradictionsOfReceipts(
  { databases, mail, interruptions }: Judged,
  orders: Rows,
): Promise<string[]> {
  const receipts = await query(
    databases.notifications!,
    `SELECT params->>'order_id' AS order_id, status, id FROM mails WHERE template = 'order-receipt'`,
  );
  const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => [id, 'sent']);
  const noted = receipts.map(({ order_id, status }) => ({ order_id, status }));
  const found = differences('the list of mails', noted, paid);
  if (receipts.length > paid.length) found.push(`${receipts.length} receipts of ${paid.length} paid orders`);
  if (!mail || !interruptions) return found;
  const copies = new Map<string, number>();
  for (const { messageId = '' } of mail.received) {
    const id = messageId.slice(1).split('@')[0]!;
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  for (const { id, order_id } of receipts) {
    const times = copies.get(String(id)) ?? 0;
    if (times < 1 || times > 1 + interruptions.ofMail)
      found.push(`the receipt of ${order_id} was mailed ${times} times`);
  }
  return found;
}

/** Outboxes are empty, and whoever subscribes to a published event has handled it. */
async function notHandled(
  databases: Record<string, string>,
  dead: readonly string[],
  hears: Hears,
): Promise<string[]> {
  const written = await Promise.all(
    serviceNames.map((name) => query(databases[name]!, 'SELECT id, type, published_at FROM outbox')),
  );
  const events = written.flat();
  const found = events
    .filter(({ published_at }) => !published_at)
    .map(({ id, type }) => `${type} ${id} is not published`);
  for (const service of serviceNames) {
    const inbox = await query(databases[service]!, 'SELECT event_id FROM inbox');
    const handled = new Set([...inbox.map(({ event_id }) => event_id), ...dead]);
    for (const { id, type, published_at } of events)
      if (!handled.has(id) && hears(service, type as EventType, published_at as Date))
        found.push(`${service} has not handled ${type} ${id}`);
  }
  return found;
}

/** A letter is explained where its service need not handle such an event. */
async function unexplainedDeadLetters(
  { admin }: Sales,
  explained: readonly string[],
  hears: Hears,
): Promise<string[]> {
  const letters = await Promise.all(
    serviceNames.map(async (name) => {
      const { status, body } = await admin.call('GET', `/api/admin/dead-letters/${name}`);
      if (status !== 200) throw new Error(`the dead letters of ${name} answered ${status}`);
      const dead = body.dead_letters as { id: string; type: EventType; reason: string }[];
      return dead.filter(({ id, type }) => explained.includes(id) || hears(name, type, new Date()));
    }),
  );
  const ids = letters.flat().map(({ id }) => id);
  return [
    ...letters
      .flat()
      .filter(({ id }) => !explained.includes(id))
      .map(({ type, id, reason }) => `${type} ${id} is a dead letter: ${reason}`),
    ...explained.filter((id) => !ids.includes(id)).map((id) => `${id} is no dead letter`),
  ];
}
