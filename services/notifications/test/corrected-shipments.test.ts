import { randomUUID } from 'node:crypto';
import { anEvent, waitFor } from '@mekong/testing';
import { alertsOf } from './alert-events.js';
import { aPerson } from './builders.js';
import { type Entry, mailLogOf } from './mail-log.js';
import { mailing } from './mailing.js';

const shop = mailing();

const { admin, find, settled, failedOnce, resend } = mailLogOf(() => shop.notifications);

const anOrder = () => ({ order_id: randomUUID(), customer: aPerson(), courier: 'J&T' });
type Order = ReturnType<typeof anOrder>;

const shipped = (order: Order, tracking_number: string) =>
  shop.notifications.others.deliver(
    anEvent('order.shipped.v1', order.order_id, { ...order, tracking_number }),
  );
const corrected = (order: Order, tracking_number: string, version = 4) =>
  shop.notifications.others.deliver(
    anEvent('order.shipment-corrected.v1', order.order_id, { ...order, tracking_number, version }),
  );

const receivedBy = ({ customer }: Order) =>
  shop.server.received.filter(({ to }) => to?.[0]?.address === customer.email).map(({ text }) => text);

const statusOf = (mails: Entry[]) => mails.find(({ kind }) => kind === 'order-shipped')?.status;

const outOfDate = 'The shipment was corrected since: this mail is out of date.';

it('a corrected shipment is mailed with the new courier and number', async () => {
  const order = anOrder();
  await corrected(order, 'JT-0003');
  await settled(order.order_id, 1);
  const mail = shop.server.received.find(({ to }) => to?.[0]?.address === order.customer.email)!;
  expect(mail.subject).toBe(`Your Mekong Gear order ${order.order_id}: corrected shipment`);
  expect(mail.text).toContain(`Order: ${order.order_id}\nCourier: J&T\nTracking number: JT-0003`);
});

it('the mail of a shipment that was corrected later cannot be sent again, but that of the correction can', async () => {
  const order = anOrder();
  await shipped(order, 'JT-0001');
  await settled(order.order_id, 1);
  await corrected(order, 'JT-0003');
  const [first, second] = await settled(order.order_id, 2);
  expect([first!.can_resend, second!.can_resend]).toEqual([false, true]);
  expect((await resend(first!)).body).toMatchObject({
    status: 409,
    code: 'MAIL_IS_OUT_OF_DATE',
    message: outOfDate,
  });
  expect((await resend(second!)).status).toBe(200);
  await settled(order.order_id, 3);
  expect(receivedBy(order).at(-1)).toContain('JT-0003');
});

it('only the mail of the newest correction can be sent again, in whatever order the events arrive', async () => {
  const order = anOrder();
  await corrected(order, 'JT-0003', 5);
  await settled(order.order_id, 1);
  await corrected(order, 'JT-0002', 4);
  const [newer, older] = await settled(order.order_id, 2);
  expect([newer!.can_resend, older!.can_resend]).toEqual([true, false]);
  expect((await resend(older!)).status).toBe(409);
});

it('a repeated mail from before the correction cannot be sent again either', async () => {
  const order = anOrder();
  await shipped(order, 'JT-0001');
  await resend((await settled(order.order_id, 1))[0]!);
  await settled(order.order_id, 2);
  await corrected(order, 'JT-0003');
  expect((await settled(order.order_id, 3)).map(({ can_resend }) => can_resend)).toEqual([
    false,
    false,
    true,
  ]);
});

it('the mail of a later step, and mails of other orders, can be sent again', async () => {
  const [order, other] = [anOrder(), anOrder()];
  await shop.notifications.others.deliver(
    anEvent('order.delivered.v1', order.order_id, { ...order, version: 5 }),
  );
  await shipped(other, 'JT-0001');
  await corrected(order, 'JT-0003');
  const [delivered] = await settled(order.order_id, 2);
  expect(delivered).toMatchObject({ kind: 'order-delivered', can_resend: true });
  expect((await settled(other.order_id, 1))[0]!.can_resend).toBe(true);
});

it('a queued mail is not sent after its shipment was corrected, and raises no alert', async () => {
  shop.server.refuseWith(451);
  const order = anOrder();
  await shipped(order, 'JT-0001');
  await failedOnce(order.order_id);
  await corrected(order, 'JT-0003');
  // A try that was under way when the correction came is refused as well.
  await waitFor(async () => statusOf(await find(order.order_id)) === 'outdated', {
    what: 'the first mail to end',
  });
  shop.server.refuseWith(undefined);
  const mails = await settled(order.order_id, 2);
  expect(mails.find(({ kind }) => kind === 'order-shipped')).toMatchObject({
    status: 'outdated',
    last_error: outOfDate,
    faults: [{ code: 'MAIL_IS_OUT_OF_DATE', params: {}, message: outOfDate }],
    can_resend: false,
  });
  expect(receivedBy(order)).toEqual([expect.stringContaining('JT-0003')]);
  const { alerts } = await alertsOf(shop.notifications, admin, '?kind=failure');
  expect(alerts.filter(({ facts }: { facts: { to?: string } }) => facts.to === order.customer.email)).toEqual(
    [],
  );
});
