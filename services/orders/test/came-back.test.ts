import { actsOn, anIdentity, outboxOf, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';
import { aCustomer } from '@mekong/testing';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin' });
const post = (id: string, step: string, body: object = {}, as: Identity = admin) =>
  orders.as(as).post(`/api/admin/orders/${id}/${step}`, body);
const change = (id: string, body: object) => orders.as(admin).patch(`/api/admin/orders/${id}`, body);
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const leftOf = async (productId: number) =>
  (await orders.as(aCustomer()).post('/api/checkout/quote', { cart: [{ id: productId, quantity: 1 }] })).body
    .lines[0].available;

/** A shipped order of two of ten pieces at $19.99. */
async function givenShipped(customer = aCustomer()) {
  const { product_id: productId } = await givenProduct(orders);
  const checkout = aCheckout({ product_id: productId }, 2, 39.98);
  const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  await pay(orders, body.orderId, 3_998);
  await orders.as(admin).put(`/api/admin/orders/${body.orderId}/packing`, { packed: true });
  await change(body.orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
  return { id: body.orderId as string, productId };
}
const back = { reason: 'Nobody was at home', restock: false };

describe('a shipped order that the courier has brought back', () => {
  it('says so with its reason, and stays shipped', async () => {
    const { id } = await givenShipped();
    const { body } = await post(id, 'came-back', back);
    expect(body.order).toMatchObject({ status: 'shipped', came_back_at: expect.any(String) });
    expect((await pageOf(id)).timeline.at(-1)).toMatchObject({ type: 'came_back', reason: back.reason });
    expect((await actsOn(orders.databaseUrl, id)).at(-1)!.data).toMatchObject({ action: 'order.came-back' });
  });

  it('says so to its customer, in their orders and on its page, until it is sent again', async () => {
    const customer = aCustomer();
    const { id } = await givenShipped(customer);
    const seen = async () => {
      const [mine] = (await orders.as(customer).get('/api/user/my-orders')).body.orders;
      const one = (await orders.as(customer).get(`/api/checkout/order/${id}`)).body.order;
      return [mine.came_back_at, one.came_back_at, mine.timeline.at(-1).type];
    };
    expect(await seen()).toEqual([null, null, 'shipped']);
    await post(id, 'came-back', back);
    expect(await seen()).toEqual([expect.any(String), expect.any(String), 'came_back']);
    await post(id, 'send-again');
    expect(await seen()).toEqual([null, null, 'sent_again']);
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    expect(JSON.stringify(body)).not.toContain(back.reason);
  });

  it('tells its customer by one event each time, whoever says it twice, and not the reason, which is for staff', async () => {
    const { id } = await givenShipped();
    const told = async () =>
      (await outboxOf(orders.databaseUrl, id)).filter(({ type }) => type === 'order.came-back.v1');
    await Promise.all([post(id, 'came-back', back), post(id, 'came-back', back)]);
    const [event, ...others] = await told();
    expect(event!.data).toMatchObject({ order_id: id, phone_number: '+855 12 345 678' });
    expect(JSON.stringify(event)).not.toContain(back.reason);
    expect(others).toEqual([]);
    await post(id, 'send-again');
    await change(id, { status: 'shipped', courier: 'VET' });
    await post(id, 'came-back', back);
    expect(await told()).toHaveLength(2);
  });

  it('says each step of the parcel with a higher version, so that older news is known as such', async () => {
    const { id } = await givenShipped();
    await post(id, 'came-back', back);
    await post(id, 'send-again');
    await change(id, { status: 'shipped', courier: 'VET' });
    await change(id, { status: 'delivered' });
    const steps = (await outboxOf(orders.databaseUrl, id)).filter(({ data }) => 'version' in data);
    expect(steps.map(({ type }) => type)).toEqual([
      ...['order.shipped.v1', 'order.came-back.v1', 'order.sent-again.v1'],
      ...['order.shipped.v1', 'order.delivered.v1'],
    ]);
    const versions = steps.map(({ data }) => (data as { version: number }).version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  it('gives its pieces to the stock where they can be sold, once, whoever says it twice or refunds it', async () => {
    const { id, productId } = await givenShipped();
    await post(id, 'came-back', { ...back, restock: true });
    await post(id, 'came-back', { ...back, restock: true });
    expect(await leftOf(productId)).toBe(10);
    const [line] = (await pageOf(id)).items;
    const refund = { lines: [{ id: line.id, quantity: 2 }], reason: 'Came back', restock: true };
    await orders
      .as(admin)
      .post(`/api/payment/${id}/refund`, refund, { 'idempotency-key': `refund of ${id}` });
    expect(await pageOf(id)).toMatchObject({ status: 'refunded' });
    expect(await leftOf(productId)).toBe(10);
  });

  it('cannot be delivered before it is sent again', async () => {
    const { id } = await givenShipped();
    await post(id, 'came-back', back);
    expect((await change(id, { status: 'delivered' })).body).toMatchObject({
      status: 409,
      code: 'CAME_BACK',
    });
  });

  it('waits to be packed and shipped once more when it is sent again', async () => {
    const { id, productId } = await givenShipped();
    await post(id, 'came-back', { ...back, restock: true });
    const { body } = await post(id, 'send-again');
    expect(body.order).toMatchObject({
      status: 'paid',
      courier: null,
      tracking_number: null,
      came_back_at: null,
    });
    expect(await leftOf(productId)).toBe(8);
    expect((await pageOf(id)).items).toMatchObject([{ packed: null }]);
    await change(id, { status: 'shipped', courier: 'VET' });
    expect((await change(id, { status: 'delivered' })).status).toBe(200);
    expect((await pageOf(id)).timeline.map(({ type }: { type: string }) => type)).toEqual([
      ...['placed', 'paid', 'shipped', 'came_back', 'sent_again', 'shipped', 'delivered'],
    ]);
  });

  it('is not sent again where its pieces were sold meanwhile', async () => {
    const { id, productId } = await givenShipped();
    await post(id, 'came-back', { ...back, restock: true });
    await orders
      .as(aCustomer())
      .post('/api/checkout/Recipt-generator', aCheckout({ product_id: productId }, 9, 179.91));
    expect((await post(id, 'send-again')).body).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      items: [{ id: productId, available: 1 }],
    });
    expect(await pageOf(id)).toMatchObject({ status: 'shipped', came_back_at: expect.any(String) });
  });

  it('was on its way before: others do not come back, and only what came back is sent again', async () => {
    const { id } = await givenShipped();
    expect((await post(id, 'send-again')).body).toMatchObject({ status: 409, code: 'WRONG_STATUS' });
    await change(id, { status: 'delivered' });
    expect((await post(id, 'came-back', back)).body).toMatchObject({ status: 409, code: 'WRONG_STATUS' });
  });

  it('has a reason, and is noted by those who ship', async () => {
    const { id } = await givenShipped();
    expect((await post(id, 'came-back', { restock: true })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    });
    expect((await post(id, 'came-back', back, staff('support'))).status).toBe(403);
    expect((await post(id, 'came-back', back, staff('packer'))).status).toBe(200);
  });
});

describe('many orders that were delivered', () => {
  const deliver = (ids: string[], as: Identity = admin) =>
    orders.as(as).post('/api/admin/orders/deliver', { ids });

  it('are judged each by itself, in the given order', async () => {
    const [shipped, cameBack, delivered] = [await givenShipped(), await givenShipped(), await givenShipped()];
    await post(cameBack.id, 'came-back', back);
    await change(delivered.id, { status: 'delivered' });
    const { body } = await deliver([shipped.id, cameBack.id, 'nothing', delivered.id]);
    expect(body.results).toMatchObject([
      { id: shipped.id, ok: true },
      { id: cameBack.id, ok: false, faults: [{ code: 'CAME_BACK' }] },
      { id: 'nothing', ok: false, faults: [{ code: 'NOT_FOUND' }] },
      { id: delivered.id, ok: true },
    ]);
    expect(await pageOf(shipped.id)).toMatchObject({ status: 'delivered' });
    expect(
      (await pageOf(delivered.id)).timeline.filter((step: { type: string }) => step.type === 'delivered'),
    ).toHaveLength(1);
  });

  it('are a hundred at most, each named once, by those who ship', async () => {
    expect((await deliver(Array.from({ length: 101 }, (_, n) => `order${n}`))).status).toBe(400);
    expect((await deliver(['one', 'one'])).body).toMatchObject({ status: 400, errors: [{ field: 'ids' }] });
    expect((await deliver(['one'], staff('support'))).status).toBe(403);
  });
});
