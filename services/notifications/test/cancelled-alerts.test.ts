import { anEvent, staff } from '@mekong/testing';
import { alertsOf, anOrderOf } from './alert-events.js';
import { startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

it('orders that others have cancelled have an alert each, which does not say that their customers did', async () => {
  const seller = staff('seller');
  for (const how of [{ in_review: true as const }, { by: staff('admin').userId }]) {
    const order = anOrderOf(seller.userId);
    const { order_id, customer } = order;
    const placed = { ...order, pay_until: new Date().toISOString() };
    const ended = { order_id, customer, reason: 'cancelled' as const, ...how };
    await notifications.others.deliver(anEvent('order.placed.v1', order_id, placed));
    await notifications.others.deliver(anEvent('order.cancelled.v1', order_id, ended));
  }
  const { alerts } = await alertsOf(notifications, seller);
  expect(alerts).toMatchObject(Array(2).fill({ what: 'order.cancelled', facts: {} }));
  for (const { facts } of alerts) expect([facts.count, facts.reason]).toEqual([undefined, undefined]);
});
