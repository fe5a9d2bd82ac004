import { aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ OPEN_ORDERS_LIMIT: '0' });
});
afterAll(() => orders.stop());

type Customer = ReturnType<typeof aCustomer>;

async function givenOrder(customer: Customer, headers: Record<string, string> = {}) {
  const product = await givenProduct(orders);
  const checkout = aCheckout(product, 2, 39.98);
  const { body } = await orders.as(customer, headers).post('/api/checkout/Recipt-generator', checkout);
  return { product, checkout, ...(body as { orderId: string; order_number: string }) };
}
const openOf = async (customer: Customer) =>
  (await orders.as(customer).get('/api/user/open-orders')).body.orders;
const idsOf = async (customer: Customer) => (await openOf(customer)).map(({ id }: { id: string }) => id);

describe('the open orders', () => {
  it('tell what a shopper needs to go on with them, newest first', async () => {
    const customer = aCustomer();
    const older = await givenOrder(customer);
    const newer = await givenOrder(customer);
    const found = await openOf(customer);
    expect(found.map(({ id }: { id: string }) => id)).toEqual([newer.orderId, older.orderId]);
    expect(found[0]).toEqual({
      id: newer.orderId,
      order_number: newer.order_number,
      status: 'pending',
      cod: null,
      total_price: 39.98,
      payment_method: 'demo',
      riel_rate: 4_100,
      total_khr: 163_900,
      pay_until: expect.stringMatching(/^\d{4}-.*Z$/),
      items: [
        {
          id: expect.any(Number),
          quantity: 2,
          price: 19.99,
          discount: 0,
          warranty_months: null,
          serials: [],
          product: {
            id: newer.product.product_id,
            name: newer.product.name,
            price: 19.99,
            image: newer.product.image_url,
            image_url: newer.product.image_url,
          },
        },
      ],
    });
    const left = Date.parse(found[0].pay_until) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
  });

  it('are those of the caller alone', async () => {
    await givenOrder(aCustomer());
    expect(await idsOf(aCustomer())).toEqual([]);
  });

  it('are neither paid, nor cancelled, nor out of time', async () => {
    const customer = aCustomer();
    const [paid, cancelled, late, open] = [
      await givenOrder(customer),
      await givenOrder(customer),
      await givenOrder(customer),
      await givenOrder(customer),
    ];
    await pay(orders, paid.orderId, 3_998);
    await orders.others.deliver(
      anEvent('payment.expired.v1', cancelled.orderId, {
        order_id: cancelled.orderId,
        expired_at: new Date().toISOString(),
      }),
    );
    await query(orders.databaseUrl, 'UPDATE orders SET pay_until = now() WHERE id = $1', [late.orderId]);
    expect(await idsOf(customer)).toEqual([open.orderId]);
  });
});

describe('the closed orders', () => {
  const closedOf = async (customer: Customer) =>
    (await orders.as(customer).get('/api/user/closed-orders')).body.orders;
  const expire = (orderId: string) =>
    orders.others.deliver(
      anEvent('payment.expired.v1', orderId, { order_id: orderId, expired_at: new Date().toISOString() }),
    );

  it('are those that were cancelled or refunded, newest first, and no others', async () => {
    const customer = aCustomer();
    const [refunded, cancelled, paid] = [
      await givenOrder(customer),
      await givenOrder(customer),
      await givenOrder(customer),
    ];
    await givenOrder(customer);
    await pay(orders, refunded.orderId, 3_998);
    await pay(orders, paid.orderId, 3_998);
    await expire(cancelled.orderId);
    expect((await orders.as(staff('admin')).post(`/api/payment/${refunded.orderId}/refund`)).status).toBe(
      200,
    );
    expect(await closedOf(customer)).toMatchObject([
      {
        id: cancelled.orderId,
        status: 'cancelled',
        Payment: { status: 'expired' },
        items: [{ quantity: 2 }],
      },
      { id: refunded.orderId, status: 'refunded' },
    ]);
  });

  it('are those of the caller alone', async () => {
    const { orderId } = await givenOrder(aCustomer());
    await expire(orderId);
    expect(await closedOf(aCustomer())).toEqual([]);
  });
});

describe('the paid orders', () => {
  it('tell what happened to them and when, but not who did it', async () => {
    const customer = aCustomer();
    const { orderId } = await givenOrder(customer);
    await pay(orders, orderId, 3_998);
    const shipment = { status: 'shipped', courier: 'J&T', tracking_number: 'JT-1' };
    await orders.as(staff('admin')).patch(`/api/admin/orders/${orderId}`, shipment);
    const [receipt] = (await orders.as(customer).get('/api/user/my-orders')).body.orders;
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const nowhere = { courier: null, tracking_number: null };
    expect(receipt.timeline).toEqual([
      { type: 'placed', at: receipt.created_at, ...nowhere },
      { type: 'paid', at, ...nowhere },
      { type: 'shipped', at, courier: 'J&T', tracking_number: 'JT-1' },
    ]);
  });
});

describe('the number of an order', () => {
  it('is answered, and is in the order and in its events', async () => {
    const customer = aCustomer();
    const { orderId, order_number } = await givenOrder(customer);
    expect(order_number).toMatch(/^MG-\d{4}-\d{4,}$/);
    const own = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
    expect(own.body.order).toMatchObject({ id: orderId, order_number });
    await pay(orders, orderId, 3_998);
    const events = await outboxOf(orders.databaseUrl, orderId);
    expect(events.map(({ type, data }) => [type, data])).toMatchObject([
      ['order.placed.v1', { order_number }],
      ['order.paid.v1', { order_number }],
    ]);
  });

  it("begins with the month of Phnom Penh's clock", async () => {
    const { order_number } = await givenOrder(aCustomer());
    const [row] = await query(
      orders.databaseUrl,
      `SELECT to_char(now() AT TIME ZONE 'Asia/Phnom_Penh', '"MG-"YYMM"-"') AS month`,
    );
    expect(order_number.startsWith(String(row!.month))).toBe(true);
  });

  it('differs for orders that are placed at the same time', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => givenOrder(aCustomer())));
    expect(new Set(placed.map(({ order_number }) => order_number)).size).toBe(20);
  });

  it('stays the same when a checkout is repeated', async () => {
    const customer = aCustomer();
    const key = { 'idempotency-key': 'again' };
    const { orderId, order_number, checkout } = await givenOrder(customer, key);
    const again = await orders.as(customer, key).post('/api/checkout/Recipt-generator', checkout);
    expect(again.body).toEqual({ orderId, order_number });
  });
});
