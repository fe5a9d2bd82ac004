import { anEvent, staff, waitFor } from '@mekong/testing';
import { startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const path = '/api/admin/dead-letters/orders';

it('an event of an unknown order becomes a dead letter, which an admin sees with its reason', async () => {
  const event = anEvent('payment.expired.v1', 'unknown', {
    order_id: 'unknown',
    expired_at: new Date().toISOString(),
  });
  for (const attempt of [1, 2])
    expect(await orders.others.bus.publish([{ event, attempt }])).toEqual([
      new Error('there is no order unknown'),
    ]);
  await orders.others.bus.publish([{ event, attempt: 3 }]);
  const letters = await waitFor(async () => (await orders.as(staff('admin')).get(path)).body.dead_letters);
  expect(letters).toMatchObject([
    { id: event.id, type: 'payment.expired.v1', reason: 'there is no order unknown', attempts: 3 },
  ]);
});
