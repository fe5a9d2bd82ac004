import { aCustomer, anEvent, query, staff } from '@mekong/testing';
import { aCheckout, aProduct, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
const admin = staff('admin');
beforeAll(async () => {
  orders = await startOrders({ SHIPPING_POLICY: 'item-count' });
});
afterAll(() => orders.stop());

const placed = async (product: ReturnType<typeof aProduct>): Promise<string> =>
  (await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', aCheckout(product, 2, 39.98))).body
    .orderId;
const pays = (order_id: string) =>
  orders.others.deliver(
    anEvent('payment.completed.v1', order_id, {
      order_id,
      amount: { amount: 3_998, currency: 'USD' },
      transaction_id: 'T1',
      paid_at: new Date().toISOString(),
    }),
  );
const refund = (order_id: string) => orders.as(admin).post(`/api/payment/${order_id}/refund`);
const history = async (id: number, by = admin, words = '') =>
  (await orders.as(by).get(`/api/admin/stock-history/${id}${words}`)).body;

describe('the stock history', () => {
  it('begins with the first stock that staff set', async () => {
    const { product_id, name } = await givenProduct(orders);
    expect(await history(product_id)).toMatchObject({
      product: { id: product_id, name },
      changes: [{ cause: 'staff', available: { from: 0, to: 10 }, held: { from: 0, to: 0 }, order_id: null }],
      total: 1,
    });
  });

  it('names who of staff set or changed the stock, until they are deleted', async () => {
    const seller = staff('seller');
    const told = {
      user_id: seller.userId,
      email: seller.email,
      name: 'Sokha Seller',
      role: 'seller' as const,
    };
    const facts = { is_verified: true, is_blocked: false, signed_up_at: '2026-01-01T00:00:00.000Z' };
    await orders.others.deliver(anEvent('user.changed.v1', seller.userId, { ...told, ...facts }));
    const product = await givenProduct(orders);
    const stock = { quantity: 7, version: 2, by: seller.userId };
    const changed = { ...product, version: 2, stock };
    await orders.others.deliver(anEvent('product.changed.v1', product.product_id, changed));
    const by = async () => (await history(product.product_id)).changes.map((one: { by: unknown }) => one.by);
    expect(await by()).toEqual(['Sokha Seller', null]);
    await orders.others.deliver(
      anEvent('user.deleted.v1', seller.userId, { user_id: seller.userId, email: seller.email }),
    );
    expect(await by()).toEqual([null, null]);
  });

  it('has the hold, the sale and the refund of an order, the latest first', async () => {
    const product = await givenProduct(orders);
    const order_id = await placed(product);
    await pays(order_id);
    await refund(order_id);
    expect((await history(product.product_id)).changes).toMatchObject([
      { cause: 'refund', available: { from: 8, to: 10 }, held: { from: 0, to: 0 }, order_id },
      { cause: 'sale', available: { from: 8, to: 8 }, held: { from: 2, to: 0 }, order_id },
      { cause: 'hold', available: { from: 10, to: 8 }, held: { from: 0, to: 2 }, order_id },
      { cause: 'staff' },
    ]);
  });

  it('has the stock that an unpaid order released', async () => {
    const product = await givenProduct(orders);
    const order_id = await placed(product);
    await orders.others.deliver(
      anEvent('payment.expired.v1', order_id, { order_id, expired_at: new Date().toISOString() }),
    );
    expect((await history(product.product_id)).changes[0]).toMatchObject({
      cause: 'release',
      available: { from: 8, to: 10 },
      held: { from: 2, to: 0 },
      order_id,
    });
  });

  it('has a newer stock set by staff, but not an older one', async () => {
    const product = await givenProduct(orders);
    const set = (version: number, quantity: number) =>
      orders.others.deliver(
        anEvent(
          'product.changed.v1',
          product.product_id,
          aProduct({ ...product, version, stock: { version, quantity } }),
        ),
      );
    await set(3, 4);
    await set(2, 99);
    expect((await history(product.product_id)).changes).toMatchObject([
      { cause: 'staff', available: { from: 10, to: 4 } },
      { cause: 'staff', available: { from: 0, to: 10 } },
    ]);
  });

  it('has the reason that staff gave for a change of theirs', async () => {
    const product = await givenProduct(orders);
    await orders.others.deliver(
      anEvent('product.changed.v1', product.product_id, {
        ...product,
        version: 2,
        stock: { quantity: 10, version: 1, change: -3, reason: 'damaged' },
      }),
    );
    expect((await history(product.product_id)).changes).toMatchObject([
      { cause: 'staff', reason: 'damaged', available: { from: 10, to: 7 } },
      { cause: 'staff', reason: null },
    ]);
  });

  it('adds up to the stock there is', async () => {
    const product = await givenProduct(orders);
    await Promise.all([placed(product), placed(product), placed(product)]);
    const { changes } = await history(product.product_id);
    const moves = changes.map(({ available }: { available: { from: number; to: number } }) => available);
    expect(moves).toMatchObject([{ from: 6, to: 4 }, { from: 8, to: 6 }, { from: 10, to: 8 }, { to: 10 }]);
  });

  it('is not written when the order is refused', async () => {
    const product = await givenProduct(orders);
    await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', aCheckout(product, 11, 219.89));
    const { count } = (
      await query(
        orders.databaseUrl,
        `SELECT count(*)::int FROM stock_changes WHERE product_id = ${product.product_id}`,
      )
    )[0]!;
    expect(count).toBe(1);
  });

  it('comes in pages', async () => {
    const product = await givenProduct(orders);
    await placed(product);
    const { changes, totalPages } = await history(product.product_id, admin, '?limit=1&page=2');
    expect([changes, totalPages]).toMatchObject([[{ cause: 'staff' }], 2]);
  });

  it("is shown to the product's seller, and not to another", async () => {
    const seller = staff('seller');
    const { product_id } = await givenProduct(orders, { seller_id: seller.userId });
    expect(await history(product_id, seller)).toMatchObject({ total: 1 });
    expect(await history(product_id, staff('seller'))).toMatchObject({ status: 404 });
  });

  it('is not for customers, and answers 404 for an unknown product', async () => {
    const { product_id } = await givenProduct(orders);
    expect(await history(product_id, aCustomer())).toMatchObject({ status: 403 });
    expect(await history(2_000_000_000)).toMatchObject({ status: 404 });
  });
});

it('staff are told the code of each product in an order, as it is by now', async () => {
  const product = await givenProduct(orders, { sku: 'NAGA-1' });
  const order_id = await placed(product);
  const order = (await orders.as(admin).get(`/api/admin/orders/${order_id}`)).body.order;
  expect(order.items[0].product.sku).toBe('NAGA-1');
  const { body } = await orders.as(admin).get(`/api/payment/admin-orders?q=${order_id}`);
  expect(body.orders[0].items[0].product.sku).toBe('NAGA-1');
});
