import { aCustomer, outboxOf, staff } from '@mekong/testing';
import { aCheckout, givenPaidOrder, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const advance = (orderId: string, body: object) =>
  orders.as(staff('admin')).patch(`/api/admin/orders/${orderId}`, body);

describe('shipping and delivering', () => {
  it('goes from paid to shipped to delivered and publishes both', async () => {
    const orderId = await givenPaidOrder(orders);
    const shipped = await advance(orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
    expect(shipped.body.order).toMatchObject({ status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
    expect((await advance(orderId, { status: 'delivered' })).body.order).toMatchObject({
      status: 'delivered',
      tracking_number: 'JT-1',
    });
    const types = (await outboxOf(orders.databaseUrl, orderId)).map((event) => event.type);
    expect(types.filter((type) => /shipped|delivered/.test(type))).toEqual([
      'order.shipped.v1',
      'order.delivered.v1',
    ]);
  });

  it('refuses a delivery with another courier than it was shipped with, naming the field', async () => {
    const orderId = await givenPaidOrder(orders);
    await advance(orderId, { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' });
    const other = await advance(orderId, { status: 'delivered', courier: 'Grab', tracking_number: 'JT-1' });
    expect(other.body).toMatchObject({ status: 400, errors: [{ field: 'courier' }] });
    const same = await advance(orderId, { status: 'delivered', courier: 'J&T', tracking_number: 'JT-1' });
    expect(same.body.order).toMatchObject({ status: 'delivered', courier: 'J&T', tracking_number: 'JT-1' });
  });

  it('ships without a courier or a tracking number', async () => {
    const shipped = await advance(await givenPaidOrder(orders), { status: 'shipped', courier: ' ' });
    expect(shipped.body.order).toMatchObject({ status: 'shipped', courier: null, tracking_number: null });
  });

  it('refuses to deliver what was not shipped', async () => {
    const orderId = await givenPaidOrder(orders);
    expect((await advance(orderId, { status: 'delivered' })).body).toMatchObject({
      status: 409,
      code: 'WRONG_STATUS',
      params: { reason: 'deliver', status: 'paid' },
      message: 'An order that is paid cannot become delivered.',
    });
  });

  it('refuses to ship what was delivered', async () => {
    const orderId = await givenPaidOrder(orders);
    await advance(orderId, { status: 'shipped' });
    await advance(orderId, { status: 'delivered' });
    expect((await advance(orderId, { status: 'shipped' })).body).toMatchObject({
      status: 409,
      code: 'WRONG_STATUS',
      params: { reason: 'ship', status: 'delivered' },
      message: 'An order that is delivered cannot become shipped.',
    });
  });

  it('refuses a status that staff cannot set, naming the field', async () => {
    const orderId = await givenPaidOrder(orders);
    const answer = await advance(orderId, { status: 'paid' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      { field: 'status', message: 'Status must be one of shipped, delivered' },
    ]);
  });

  it('answers 404 for an unknown order', async () => {
    expect((await advance('nothing', { status: 'shipped' })).status).toBe(404);
  });
});

describe('the list of orders', () => {
  it('shows an admin all orders in pages', async () => {
    await givenPaidOrder(orders);
    await givenPaidOrder(orders);
    const { body } = await orders.as(staff('admin')).get('/api/payment/admin-orders?page=1&limit=1');
    expect(body.orders).toHaveLength(1);
    expect(body.totalPages).toBe(body.total);
    expect(body.total).toBeGreaterThanOrEqual(2);
  });

  it('shows a seller only the orders with their products, and only their lines', async () => {
    const seller = staff('seller');
    const theirs = await givenProduct(orders, { seller_id: seller.userId });
    const another = await givenProduct(orders);
    const checkout = {
      ...aCheckout(theirs, 1, 39.98),
      cart: [theirs, another].map(({ product_id }) => ({ id: product_id, quantity: 1 })),
    };
    await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
    await givenPaidOrder(orders);
    const { body } = await orders.as(seller).get('/api/payment/admin-orders');
    expect(body).toMatchObject({
      total: 1,
      orders: [
        {
          subtotal: 19.99,
          shipping: 0,
          total_price: 19.99,
          items: [{ quantity: 1, product: { name: theirs.name } }],
        },
      ],
    });
    expect(body.orders[0].items).toHaveLength(1);
  });

  it('refuses a last day before the first, naming the field', async () => {
    const { body } = await orders
      .as(staff('admin'))
      .get('/api/payment/admin-orders?from=2026-02-02&to=2026-01-01');
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'to' }] });
  });

  it.each(['page=0', 'page=x', 'limit=101', 'limit=-1'])('refuses %s', async (page) => {
    expect((await orders.as(staff('admin')).get(`/api/payment/admin-orders?${page}`)).status).toBe(400);
  });
});
