import { createInProcessBus, outboxOf, serviceEnv, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { startOrders, type OrdersUnderTest } from './builders.js';
import { endOfWait, givenCashOrder, pageOf, stepOf, stockOf } from './cash-builders.js';

let orders: OrdersUnderTest;
let other: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
  other = await start(serviceEnv(orders.databaseUrl), { bus: createInProcessBus() });
});
afterAll(async () => {
  await other.close();
  await orders.stop();
});

it('two replicas cancel each unconfirmed order once, and a call at that moment is either before or after it', async () => {
  const placed = await Promise.all(Array.from({ length: 12 }, () => givenCashOrder(orders)));
  const ids = placed.map(({ id }) => id);
  await endOfWait(orders, ...ids);
  const calls = await Promise.all(placed.map(({ id }) => stepOf(orders, id, { step: 'confirmed' })));
  for (const [place, { id, productId }] of placed.entries()) {
    const isConfirmed = calls[place]!.status === 200;
    const status = isConfirmed ? 'pending' : 'cancelled';
    await waitFor(async () => (await pageOf(orders, id)).status === status, { what: `a ${status} order` });
    const stock = isConfirmed ? { available: 8, held: 2 } : { available: 10, held: 0 };
    expect(await stockOf(orders, productId)).toEqual(stock);
  }
  const more = await Promise.all(Array.from({ length: 12 }, () => givenCashOrder(orders)));
  await endOfWait(orders, ...more.map(({ id }) => id));
  for (const { id, productId } of more) {
    await waitFor(async () => (await pageOf(orders, id)).status === 'cancelled', {
      what: 'the end of a wait',
    });
    expect(await stockOf(orders, productId)).toEqual({ available: 10, held: 0 });
    const told = (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type === 'order.cancelled.v1');
    expect(told).toHaveLength(1);
  }
});
