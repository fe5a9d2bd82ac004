import type { EventData } from '@mekong/contracts';
import { aCustomer, anEvent, outboxOf, query } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** An order of two pieces of a fresh product with 10 in stock. */
async function givenOrder() {
  const customer = aCustomer();
  const product = await givenProduct(orders);
  const { body } = await orders
    .as(customer)
    .post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98));
  return { customer, product, orderId: body.orderId as string };
}

const completed = (order_id: string): EventData<'payment.completed.v1'> => ({
  order_id,
  amount: usd(3_998),
  transaction_id: 'tx-1',
  paid_at: '2026-11-21T08:00:00.000Z',
  riel_rate: 4_050.5,
});
const pay = (orderId: string) =>
  orders.others.deliver(anEvent('payment.completed.v1', orderId, completed(orderId)));
const expire = (order_id: string) =>
  orders.others.deliver(
    anEvent('payment.expired.v1', order_id, { order_id, expired_at: new Date().toISOString() }),
  );

const statusOf = async (orderId: string) =>
  (await query(orders.databaseUrl, 'SELECT status FROM orders WHERE id = $1', [orderId]))[0]?.status;
const stockOf = async (productId: number) =>
  (
    await query(orders.databaseUrl, 'SELECT available, held FROM stock WHERE product_id = $1', [productId])
  )[0];
const typesOf = async (orderId: string) =>
  (await outboxOf(orders.databaseUrl, orderId)).map((event) => event.type);

const levelOf = ({ product_id }: { product_id: number }, available: number) => ({ product_id, available });
const publishedOf = async (productId: number) =>
  (await outboxOf(orders.databaseUrl, productId)).map(({ data }) => data).at(-1);

it('the held stock is published when it is held, sold and released', async () => {
  const { orderId, product } = await givenOrder();
  expect(await publishedOf(product.product_id)).toEqual({ ...levelOf(product, 8), held: 2, version: 2 });
  await pay(orderId);
  expect(await publishedOf(product.product_id)).toEqual({ ...levelOf(product, 8), held: 0, version: 3 });
  const other = await givenOrder();
  await expire(other.orderId);
  expect(await publishedOf(other.product.product_id)).toEqual({
    ...levelOf(other.product, 10),
    held: 0,
    version: 3,
  });
});

describe('a payment of which nobody knows whether it was made', () => {
  const review = (order_id: string) =>
    orders.others.deliver(
      anEvent('payment.review.v1', order_id, { order_id, reviewed_at: new Date().toISOString() }),
    );

  it('gives the stock back, and does not say that the order was not paid or given up', async () => {
    const { customer, orderId, product } = await givenOrder();
    await review(orderId);
    await review(orderId);
    expect(await stockOf(product.product_id)).toEqual({ available: 10, held: 0 });
    const { body } = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
    expect(body.order).toMatchObject({ status: 'cancelled', Payment: { status: 'review' } });
    const abandoned = 'SELECT abandoned_at FROM orders WHERE id = $1';
    expect(await query(orders.databaseUrl, abandoned, [orderId])).toEqual([{ abandoned_at: null }]);
    const told = await outboxOf(orders.databaseUrl, orderId);
    const cancelled = told.filter(({ type }) => type === 'order.cancelled.v1');
    expect(cancelled).toMatchObject([{ data: { reason: 'cancelled', in_review: true } }]);
  });
});

describe('a completed payment', () => {
  it('makes the order paid, its held stock sold, and publishes order.paid with the bill', async () => {
    const { orderId, product } = await givenOrder();
    await pay(orderId);
    expect(await statusOf(orderId)).toBe('paid');
    expect(await stockOf(product.product_id)).toEqual({ available: 8, held: 0 });
    const paid = (await outboxOf(orders.databaseUrl, orderId)).at(-1);
    expect(paid).toMatchObject({
      type: 'order.paid.v1',
      data: { transaction_id: 'tx-1', total: usd(3_998), riel_rate: 4_100 },
    });
  });

  it('leaves on the receipt of an order that froze no rate how many riel a dollar was', async () => {
    const { customer, orderId } = await givenOrder();
    await query(orders.databaseUrl, 'UPDATE orders SET riel_rate = NULL WHERE id = $1', [orderId]);
    await pay(orderId);
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    expect(body.orders).toMatchObject([{ id: orderId, riel_rate: 4_050.5 }]);
  });

  it('counts once when two events report it', async () => {
    const { orderId, product } = await givenOrder();
    await pay(orderId);
    await pay(orderId);
    expect(await typesOf(orderId)).toEqual(['order.placed.v1', 'order.paid.v1']);
    expect(await stockOf(product.product_id)).toEqual({ available: 8, held: 0 });
  });

  it('counts once when its event is delivered twice', async () => {
    const { orderId } = await givenOrder();
    const event = anEvent('payment.completed.v1', orderId, completed(orderId));
    await Promise.all([orders.others.deliver(event), orders.others.deliver(event)]);
    expect(await typesOf(orderId)).toEqual(['order.placed.v1', 'order.paid.v1']);
  });

  it('is not undone by a later expiry', async () => {
    const { orderId, product } = await givenOrder();
    await pay(orderId);
    await expire(orderId);
    expect(await statusOf(orderId)).toBe('paid');
    expect(await stockOf(product.product_id)).toEqual({ available: 8, held: 0 });
  });
});

describe('a cancelled payment', () => {
  it('cancels the order, and says who did it', async () => {
    const { customer, orderId } = await givenOrder();
    const cancelled_by = { user_id: customer.userId, email: customer.email, name: customer.name };
    const cancelled_at = new Date().toISOString();
    const event = anEvent('payment.cancelled.v1', orderId, { order_id: orderId, cancelled_at, cancelled_by });
    await orders.others.deliver(event);
    expect((await outboxOf(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
      type: 'order.cancelled.v1',
      data: { reason: 'cancelled', by: customer.userId },
    });
  });
});

describe('an expired payment', () => {
  it('cancels the order, releases its stock and publishes both', async () => {
    const { orderId, product } = await givenOrder();
    await expire(orderId);
    expect(await statusOf(orderId)).toBe('cancelled');
    expect(await stockOf(product.product_id)).toEqual({ available: 10, held: 0 });
    expect(await typesOf(orderId)).toEqual(['order.placed.v1', 'order.cancelled.v1']);
    const events = await outboxOf(orders.databaseUrl, product.product_id);
    expect(events.at(-1)).toMatchObject({ type: 'stock.changed.v1', data: { available: 10, version: 3 } });
  });

  it('releases the stock once, however often its event arrives', async () => {
    const { orderId, product } = await givenOrder();
    await expire(orderId);
    await expire(orderId);
    expect(await stockOf(product.product_id)).toEqual({ available: 10, held: 0 });
  });
});

describe('my orders', () => {
  it('shows only paid orders, with what was charged', async () => {
    const { customer, orderId, product } = await givenOrder();
    await orders.as(customer).post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98));
    await pay(orderId);
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    expect(body.orders).toMatchObject([
      {
        id: orderId,
        status: 'paid',
        total_price: 39.98,
        shipping: 0,
        items: [{ quantity: 2, product: { name: product.name, price: 19.99 } }],
        Payment: { status: 'completed', transaction_id: 'tx-1', paid_at: '2026-11-21T08:00:00.000Z' },
      },
    ]);
  });

  it('keeps name and price as they were when bought', async () => {
    const { customer, orderId, product } = await givenOrder();
    await pay(orderId);
    const changed = { ...product, version: 2, name: 'Renamed', price: usd(1) };
    await orders.others.deliver(anEvent('product.changed.v1', product.product_id, changed));
    const { body } = await orders.as(customer).get('/api/user/my-orders');
    expect(body.orders[0].items[0].product).toMatchObject({ name: product.name, price: 19.99 });
  });

  it('is empty before anything is paid', async () => {
    const { customer } = await givenOrder();
    expect((await orders.as(customer).get('/api/user/my-orders')).body).toMatchObject({
      orders: [],
      total: 0,
    });
  });
});

describe('one order', () => {
  it('is shown to its owner with the amount to pay', async () => {
    const { customer, orderId } = await givenOrder();
    const { body } = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
    expect(body).toMatchObject({
      amount: 39.98,
      order: { id: orderId, status: 'pending', pay_until: expect.any(String) },
    });
  });

  it('answers 404 to anybody else', async () => {
    const { orderId } = await givenOrder();
    expect((await orders.as(aCustomer()).get(`/api/checkout/order/${orderId}`)).status).toBe(404);
  });
});
