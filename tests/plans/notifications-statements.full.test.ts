import { aCustomer, anEvent, anIdentity, staff, waitFor } from '@mekong/testing';
import type { EventData } from '@mekong/contracts';
import { start } from '../../services/notifications/src/service.js';
import { aPaidOrder, aPerson, sealingKey } from '../../services/notifications/test/builders.js';
import { startBigService, type BigService } from './big-service.js';
import { uuidOf } from './fill-table.js';

const many = 100_000;
const settings = { EVENT_SEALING_KEY: sealingKey, PUBLIC_URL: 'http://shop.test' };

let big: BigService;
const customer = aCustomer();
const person = {
  ...aPerson(customer.name),
  user_id: customer.userId as ReturnType<typeof aPerson>['user_id'],
};
const admin = anIdentity({ role: 'admin' });

let serial = 0;
async function order(): Promise<string> {
  serial += 1;
  const id = String(serial).padStart(24, '0');
  const { transaction_id: _, paid_at: __, ...bill } = { ...aPaidOrder(person), order_id: id };
  const placed: EventData<'order.placed.v1'> = {
    ...bill,
    pay_until: new Date(Date.now() + 900_000).toISOString(),
  };
  await big.service.others.deliver(anEvent('order.placed.v1', id, placed));
  const paid = { ...aPaidOrder(person), order_id: id };
  await big.service.others.deliver(anEvent('order.paid.v1', id, paid));
  await waitFor(
    async () => (await big.sql("SELECT FROM mails WHERE status = 'queued' LIMIT 1")).length === 0,
    { what: 'the mails to be sent' },
  );
  return id;
}

beforeAll(async () => {
  big = await startBigService('notifications', start, settings);
  const of = (what: string) => `md5('${what} ' || n)::uuid`;
  const ago = "now() - n * interval '30 seconds'";
  await order();
  await big.sql(
    `INSERT INTO alerts (kind, what, seller_id, facts) SELECT kind, what, gen_random_uuid(), facts FROM alerts`,
  );
  await big.fill('mails', many, {
    id: uuidOf('source.id::text || n'),
    to: "'buyer' || n || '@shop.example'",
    to_key: "'buyer' || n || '@shop.example'",
    params: `source.params || jsonb_build_object('order_id', 'order ' || n, 'order_number', 'MG-' || n)`,
    user_id: of('customer'),
    created_at: ago,
  });
  await big.fill('alerts', many, {
    seller_id: "CASE WHEN source.seller_id IS NOT NULL THEN md5('seller ' || n % 500)::uuid END",
    facts: "source.facts || jsonb_build_object('order_id', 'order ' || n)",
    created_at: ago,
  });
  await big.fill('known_orders', many, {
    order_id: "'order ' || n",
    customer_id: of('customer'),
    noted_at: ago,
  });
  await big.fill('payment_reminders', many, {
    order_id: "'order ' || n",
    customer_id: of('customer'),
    noted_at: ago,
  });
  await big.fill('mailbox', many, { id: 'source.id + n * 10', to_key: "'buyer' || n || '@shop.example'" });
  await big.fillMessages();
}, 300_000);

afterAll(() => big.stop());

it('an order reads no whole table from its first mail until its alerts', async () => {
  expect(await big.wholeTablesReadBy(order)).toEqual([]);
});

it.each([
  ['seller', '/api/notifications'],
  ['admin', '/api/admin/mails?q=buyer12345'],
  ['admin', '/api/admin/mails?status=failed'],
  ['admin', '/api/admin/users/{customer}/mails'],
  ['admin', '/api/dev/mailbox?to=buyer7@shop.example'],
])("the %s's %s reads no whole table", async (role, path) => {
  const asker = role === 'admin' ? admin : { ...staff('seller'), userId: await someSeller() };
  const read = await big.wholeTablesReadBy(async () => {
    const named = path.replace('{customer}', customer.userId);
    expect((await big.service.as(asker).get(named)).status).toBe(200);
  });
  expect(read).toEqual([]);
});

it.each(['/api/notifications', '/api/notifications?kind=order&unread=true', '/api/admin/mails'])(
  "the admin's %s reads an index once, to count what three months have left",
  async (path) => {
    const read = await big.wholeTablesReadBy(() => big.service.as(admin).get(path));
    expect(read).toEqual([expect.stringMatching(/^Index (Only )?Scan reads .* SELECT count\(/i)]);
  },
);

it('marking an alert as read reads no whole table', async () => {
  const { body } = await big.service.as(admin).get('/api/notifications');
  const read = await big.wholeTablesReadBy(async () => {
    const { status } = await big.service
      .as(admin)
      .post('/api/notifications/read', { ids: [body.alerts[0].id] });
    expect(status).toBe(200);
  });
  expect(read).toEqual([]);
});

/** The id of a seller whose alerts are in the filled table. */
async function someSeller(): Promise<string> {
  const [row] = await big.sql("SELECT md5('seller 7')::uuid::text AS id");
  return String(row!.id);
}
