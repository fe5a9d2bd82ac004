import { aCustomer, anEvent, anIdentity, outboxOf, staff } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

async function givenPaidOrder(sellerId?: string): Promise<string> {
  const product = await givenProduct(orders, sellerId ? { seller_id: sellerId } : {});
  const { body } = await orders
    .as(aCustomer())
    .post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98));
  const payment = {
    order_id: body.orderId,
    amount: { amount: 3_998, currency: 'USD' as const },
    transaction_id: body.orderId,
    paid_at: new Date().toISOString(),
  };
  await orders.others.deliver(anEvent('payment.completed.v1', body.orderId, payment));
  return body.orderId;
}

const advance = (orderId: string, body: object) =>
  orders.as(staff('admin')).patch(`/api/admin/orders/${orderId}`, body);

describe('shipping and delivering', () => {
  it('goes from paid over shipped to delivered and tells of both', async () => {
    const orderId = await givenPaidOrder();
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

  it('refuses to deliver what was not shipped', async () => {
    const orderId = await givenPaidOrder();
    expect((await advance(orderId, { status: 'delivered' })).body).toMatchObject({
      status: 409,
      code: 'WRONG_STATUS',
    });
  });

  it("refuses a status that is not staff's to set, naming the field", async () => {
    const orderId = await givenPaidOrder();
    const answer = await advance(orderId, { status: 'paid' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'status', message: 'Status must be one of shipped, delivered' },
    ]);
  });

  it('answers 404 for an order that is not there', async () => {
    expect((await advance('nothing', { status: 'shipped' })).status).toBe(404);
  });

  it.each(['seller', 'customer'] as const)('is not for a %s', async (role) => {
    const orderId = await givenPaidOrder();
    const answer = await orders
      .as(anIdentity({ role }))
      .patch(`/api/admin/orders/${orderId}`, { status: 'shipped' });
    expect(answer.body).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the list of orders', () => {
  it('shows an admin all orders by pages', async () => {
    await givenPaidOrder();
    await givenPaidOrder();
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
    await givenPaidOrder();
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

  it('is not for customers', async () => {
    expect((await orders.as(aCustomer()).get('/api/payment/admin-orders')).status).toBe(403);
  });

  it.each(['page=0', 'page=x', 'limit=101', 'limit=-1'])('refuses %s', async (page) => {
    expect((await orders.as(staff('admin')).get(`/api/payment/admin-orders?${page}`)).status).toBe(400);
  });
});
