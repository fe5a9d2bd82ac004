import { actsOn, anIdentity, outboxOf, staff } from '@mekong/testing';
import { givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
const change = (orderId: string, body: object, as = admin) =>
  orders.as(as).patch(`/api/admin/orders/${orderId}`, body);
const pageOf = async (orderId: string) =>
  (await orders.as(admin).get(`/api/admin/orders/${orderId}`)).body.order;
const eventsOf = async (orderId: string) => outboxOf(orders.databaseUrl, orderId);

/** Shipped with J&T as JT-1; its version is 3. */
async function givenShippedOrder(): Promise<string> {
  const orderId = await givenPaidOrder(orders);
  await change(orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
  return orderId;
}

describe('correcting the shipment of a shipped order', () => {
  it('changes the given fields, keeps the others and adds to the timeline', async () => {
    const orderId = await givenShippedOrder();
    const { body } = await change(orderId, { tracking_number: 'JT-2', version: 3 });
    expect(body.order).toMatchObject({
      status: 'shipped',
      courier: 'J&T',
      tracking_number: 'JT-2',
      version: 4,
    });
    expect((await pageOf(orderId)).timeline.slice(-2)).toMatchObject([
      { type: 'shipped', tracking_number: 'JT-1' },
      { type: 'corrected', by: 'Chea Admin', courier: 'J&T', tracking_number: 'JT-2' },
    ]);
  });

  it('removes a fact that is given as a blank', async () => {
    const { body } = await change(await givenShippedOrder(), { tracking_number: ' ' });
    expect(body.order).toMatchObject({ courier: 'J&T', tracking_number: null });
  });

  it('is published for the audit log, and as a correction instead of a second shipment', async () => {
    const orderId = await givenShippedOrder();
    const before = (await eventsOf(orderId)).length;
    await change(orderId, { courier: 'Grab' });
    expect((await actsOn(orders.databaseUrl, orderId)).at(-1)!.data).toMatchObject({
      action: 'order.shipment-corrected',
      before: { courier: 'J&T', tracking_number: 'JT-1' },
      after: { courier: 'Grab', tracking_number: 'JT-1' },
    });
    expect((await eventsOf(orderId)).slice(before)).toMatchObject([
      {
        type: 'order.shipment-corrected.v1',
        data: { order_id: orderId, courier: 'Grab', tracking_number: 'JT-1', version: 4 },
      },
    ]);
  });

  it('without a difference writes nothing and keeps the version', async () => {
    const orderId = await givenShippedOrder();
    const before = (await eventsOf(orderId)).length;
    const { status, body } = await change(orderId, { courier: 'J&T', tracking_number: 'JT-1', version: 3 });
    expect(status).toBe(200);
    expect(body.order.version).toBe(3);
    expect(await eventsOf(orderId)).toHaveLength(before);
    expect(await actsOn(orders.databaseUrl, orderId)).toHaveLength(1);
    expect((await pageOf(orderId)).timeline).toHaveLength(3);
  });

  it('is refused to an editor who has not seen the last change', async () => {
    const orderId = await givenShippedOrder();
    await change(orderId, { tracking_number: 'JT-2', version: 3 });
    expect((await change(orderId, { tracking_number: 'JT-3', version: 3 })).body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { tracking_number: 'JT-2', version: 4 },
      changed: ['tracking_number'],
    });
  });

  it('succeeds for one of two editors at the same moment', async () => {
    const orderId = await givenShippedOrder();
    const to = (tracking_number: string) => change(orderId, { tracking_number, version: 3 });
    const statuses = (await Promise.all([to('A'), to('B')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is refused before it was shipped and after it was delivered', async () => {
    const conflict = { status: 409, code: 'WRONG_STATUS' };
    const orderId = await givenPaidOrder(orders);
    expect((await change(orderId, { courier: 'Grab' })).body).toMatchObject({
      ...conflict,
      params: { reason: 'correct_shipment', status: 'paid' },
      message: 'An order that is paid cannot have its shipment corrected.',
    });
    await change(orderId, { status: 'shipped' });
    await change(orderId, { status: 'delivered' });
    expect((await change(orderId, { courier: 'Grab' })).body).toMatchObject(conflict);
  });

  it.each([{}, { version: 3 }])('without any field (%j) is refused', async (body) => {
    const answer = await change(await givenShippedOrder(), body);
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'status' }] });
  });

  it('is not for sellers, and answers 404 for an unknown order', async () => {
    const orderId = await givenShippedOrder();
    expect((await change(orderId, { courier: 'Grab' }, staff('seller'))).status).toBe(403);
    expect((await change('nothing', { courier: 'Grab' })).status).toBe(404);
  });
});
