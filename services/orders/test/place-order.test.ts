import { aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

const path = '/api/checkout/Recipt-generator';
let orders: OrdersUnderTest;

beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const stockOf = async (productId: number) =>
  (
    await query(orders.databaseUrl, 'SELECT available, held FROM stock WHERE product_id = $1', [productId])
  )[0];

/** An order as staff see it. */
async function givenOrder(but: object) {
  const checkout = { ...aCheckout(await givenProduct(orders), 2, 39.98), ...but };
  const { body } = await orders.as(aCustomer()).post(path, checkout);
  return (await orders.as(staff('admin')).get(`/api/admin/orders/${body.orderId}`)).body.order;
}

describe('placing an order', () => {
  it('answers an order id, holds the stock and records order.placed and stock.changed', async () => {
    const product = await givenProduct(orders);
    const answer = await orders.as(aCustomer()).post(path, aCheckout(product, 2, 39.98));

    expect(answer.status).toBe(201);
    expect(answer.body.orderId).toMatch(/^[0-9a-f]{24}$/);
    expect(await stockOf(product.product_id)).toEqual({ available: 8, held: 2 });
    const [placed] = await outboxOf(orders.databaseUrl, answer.body.orderId);
    expect(placed).toMatchObject({
      type: 'order.placed.v1',
      data: { total: { amount: 3_998, currency: 'USD' } },
    });
    const events = await outboxOf(orders.databaseUrl, product.product_id);
    expect(events.at(-1)).toMatchObject({ type: 'stock.changed.v1', data: { available: 8 } });
  });

  it('takes a cart of whole products with long texts, as the specification has it, and its quote', async () => {
    const text = 'ក្ដារចុចនេះល្អណាស់ '.repeat(280);
    const products = await Promise.all([1, 2, 3, 4, 5].map(() => givenProduct(orders)));
    const cart = products.map(({ product_id: id, name }) => ({
      ...{ id, name, quantity: 1, price: 19.99, category: 'mouse', image_url: '/images/1.webp' },
      ...{
        description: text,
        description_km: text,
        brand: { id: 1, name: 'Tonlix', image_url: '/images/2.webp' },
      },
      MouseModel: { dpi: 800, mouse_rgb: true, connection: 'USB', mouse_other_features: text },
    }));
    expect(JSON.stringify(cart).length).toBeGreaterThan(70_000);
    const checkout = { ...aCheckout(products[0]!, 1, 99.95), cart };
    expect((await orders.as().post('/api/checkout/quote', { cart })).status).toBe(200);
    expect((await orders.as(aCustomer()).post(path, checkout)).status).toBe(201);
    const most = {
      ...checkout,
      padding: 'x'.repeat(1_048_000 - Buffer.byteLength(JSON.stringify(checkout))),
    };
    expect((await orders.as(aCustomer()).post(path, most)).status).toBe(201);
    const more = { ...checkout, padding: 'x'.repeat(1_048_577) };
    expect((await orders.as(aCustomer()).post(path, more)).status).toBe(413);
  });

  it('keeps what its products are called in Khmer', async () => {
    const product = await givenProduct(orders, { name: 'River Mouse', name_km: 'កណ្ដុរ ទន្លេ' });
    const customer = orders.as(aCustomer());
    const { body } = await customer.post(path, aCheckout(product, 2, 39.98));
    const [placed] = await outboxOf(orders.databaseUrl, body.orderId);
    expect(placed!.data).toMatchObject({ lines: [{ name: 'River Mouse', name_km: 'កណ្ដុរ ទន្លេ' }] });
    const { order } = (await customer.get(`/api/checkout/order/${body.orderId}`)).body;
    expect(order.items[0].product).toMatchObject({ name: 'River Mouse', name_km: 'កណ្ដុរ ទន្លេ' });
  });

  it('charges 2 dollars of shipping for a single item', async () => {
    const product = await givenProduct(orders);
    expect((await orders.as(aCustomer()).post(path, aCheckout(product, 1, 21.99))).status).toBe(201);
  });

  it.each([
    ['០៩៨ ៧៦៥ ៤៣២', '+85598765432'],
    ['ask at the gate', null],
  ])('keeps the phone %s as it was typed, and beside it %s', async (phone_number, phone_e164) => {
    const placed = await givenOrder({ phone_number });
    expect(placed).toMatchObject({ phone_number, phone_e164 });
  });

  it.each([
    [
      { province: 'Siem Reap', district: ' Svay Dangkum ' },
      { province: 'Siem Reap', district: 'Svay Dangkum' },
    ],
    [{ province: '' }, { province: null, district: null }],
    [{}, { province: null, district: null }],
  ])('keeps %j beside the whole address', async (given, kept) => {
    expect(await givenOrder(given)).toMatchObject({ shipping_address: '12 Street 240, Phnom Penh', ...kept });
  });

  it('refuses a total that has changed, with the current quote, and writes nothing', async () => {
    const product = await givenProduct(orders);
    const answer = await orders.as(aCustomer()).post(path, aCheckout(product, 2, 30));

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'PRICE_CHANGED',
      subtotal: 39.98,
      shipping: 0,
      tax: 0,
      total: 39.98,
    });
    expect(answer.body.lines).toMatchObject([{ id: product.product_id, price: 19.99, quantity: 2 }]);
    expect(await stockOf(product.product_id)).toEqual({ available: 10, held: 0 });
  });

  it('refuses a total that is a fraction of a cent off', async () => {
    const product = await givenProduct(orders);
    const answer = await orders.as(aCustomer()).post(path, aCheckout(product, 2, 39.984));
    expect(answer.body).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  });

  it('refuses more than there is, naming the product and what is left', async () => {
    const product = await givenProduct(orders, { stock: { quantity: 3, version: 1 } });
    const answer = await orders.as(aCustomer()).post(path, aCheckout(product, 4, 79.96));

    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: `Only 3 of ${product.name} left`,
      items: [{ id: product.product_id, name: product.name, available: 3 }],
    });
    expect(await stockOf(product.product_id)).toEqual({ available: 3, held: 0 });
  });

  it('refuses a product that was deleted', async () => {
    const product = await givenProduct(orders);
    await orders.others.deliver(
      anEvent('product.deleted.v1', product.product_id, { product_id: product.product_id, version: 2 }),
    );
    const answer = await orders.as(aCustomer()).post(path, aCheckout(product, 2, 39.98));
    expect(answer.body).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  });

  it('sells a stock of 5 exactly 5 times when 50 check out at once', async () => {
    const product = await givenProduct(orders, { stock: { quantity: 5, version: 1 } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => orders.as(aCustomer()).post(path, aCheckout(product, 1, 21.99))),
    );

    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.body.code === 'OUT_OF_STOCK')).toHaveLength(45);
    expect(await stockOf(product.product_id)).toEqual({ available: 0, held: 5 });
    const rows = await query(
      orders.databaseUrl,
      'SELECT count(*)::int AS n FROM order_items WHERE product_id = $1',
      [product.product_id],
    );
    expect(rows).toEqual([{ n: 5 }]);
  });

  it('does not deadlock when parallel orders name the same products in different order', async () => {
    const [a, b] = [await givenProduct(orders), await givenProduct(orders)];
    const cart = (ids: number[]) => ({
      ...aCheckout(a, 1, 39.98),
      cart: ids.map((id) => ({ id, quantity: 1 })),
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const ids = index % 2 ? [a.product_id, b.product_id] : [b.product_id, a.product_id];
        return orders.as(aCustomer()).post(path, cart(ids));
      }),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
  });
});

describe('an idempotency key', () => {
  it('gives parallel repeats of one checkout the same order', async () => {
    const product = await givenProduct(orders);
    const customer = orders.as(aCustomer());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        customer.post(path, aCheckout(product, 2, 39.98), { 'idempotency-key': 'once' }),
      ),
    );

    expect(answers.every((answer) => answer.status < 300)).toBe(true);
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1);
    expect(await stockOf(product.product_id)).toEqual({ available: 8, held: 2 });
  });

  it('is refused with another body', async () => {
    const product = await givenProduct(orders);
    const customer = orders.as(aCustomer());
    await customer.post(path, aCheckout(product, 2, 39.98), { 'idempotency-key': 'k' });
    const answer = await customer.post(path, aCheckout(product, 3, 59.97), { 'idempotency-key': 'k' });
    expect(answer.body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('that is refused with another body names the order that was placed with it', async () => {
    const product = await givenProduct(orders);
    const customer = orders.as(aCustomer());
    const { body: placed } = await customer.post(path, aCheckout(product, 2, 39.98), {
      'idempotency-key': 'k',
    });
    const other = { ...aCheckout(product, 2, 39.98), customer_name: 'Somebody Else' };
    const { body } = await customer.post(path, other, { 'idempotency-key': 'k' });
    expect(body).toMatchObject({ orderId: placed.orderId, order_number: placed.order_number });
  });

  it('of a refused checkout can be used again', async () => {
    const product = await givenProduct(orders);
    const customer = orders.as(aCustomer());
    await customer.post(path, aCheckout(product, 2, 1), { 'idempotency-key': 'k' });
    expect((await customer.post(path, aCheckout(product, 2, 39.98), { 'idempotency-key': 'k' })).status).toBe(
      201,
    );
  });

  it('of one user does not affect another', async () => {
    const product = await givenProduct(orders);
    const first = await orders
      .as(aCustomer())
      .post(path, aCheckout(product, 2, 39.98), { 'idempotency-key': 'same' });
    const second = await orders
      .as(aCustomer())
      .post(path, aCheckout(product, 2, 39.98), { 'idempotency-key': 'same' });
    expect(first.body.orderId).not.toBe(second.body.orderId);
  });
});

describe('the checkout body', () => {
  it.each([
    ['customer_name', ' '],
    ['phone_number', ''],
    ['shipping_address', undefined],
    ['total', 'much'],
    ['total', null],
    ['total', [39.98]],
    ['cart', []],
  ])('is refused with a 400 that names %s when that is %p', async (field, value) => {
    const product = await givenProduct(orders);
    const answer = await orders
      .as(aCustomer())
      .post(path, { ...aCheckout(product, 2, 39.98), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field, message: expect.any(String) }]);
    expect(typeof answer.body.message).toBe('string');
  });

  it('with a quantity of 0 names the cart line', async () => {
    const product = await givenProduct(orders);
    const answer = await orders.as(aCustomer()).post(path, aCheckout(product, 0, 39.98));
    expect(answer.body.errors).toEqual([
      {
        field: 'cart.0.quantity',
        message: 'Quantity of item 1 must be at least 1',
        code: 'TOO_SMALL',
        params: { least: 1 },
      },
    ]);
  });

  it('that is not JSON answers 400 as a problem', async () => {
    const answer = await orders.as(aCustomer()).post(path, '{"cart":');
    expect(answer.body).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});

describe('who may place an order', () => {
  it('is nobody without a session', async () => {
    expect((await orders.as().post(path, {})).body).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  });
  it('is nobody whose email is not verified', async () => {
    const answer = await orders.as(aCustomer({ verified: false })).post(path, {});
    expect(answer.body).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
  });
});
