import { aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, aPerson, givenProduct, pay, startInvoicing, type OrdersUnderTest } from './builders.js';
import { changePromo, givenPromo, usesOf } from './promo-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startInvoicing('2026-01-01');
});
afterAll(() => orders.stop());

const admin = staff('admin');
type Product = Awaited<ReturnType<typeof givenProduct>>;
type Customer = ReturnType<typeof aCustomer>;
const givenGoods = (cents: number, quantity = 100) =>
  givenProduct(orders, { price: { amount: cents, currency: 'USD' }, stock: { quantity, version: 1 } });
const place = (
  who: Customer,
  product: Product,
  pieces: number,
  total: number,
  promo_code: string,
  but = {},
) =>
  orders
    .as(who)
    .post('/api/checkout/Recipt-generator', { ...aCheckout(product, pieces, total), promo_code, ...but });
const ofStaff = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;
const own = async (id: string, who: Customer) =>
  (await orders.as(who).get(`/api/checkout/order/${id}`)).body.order;
const end = (type: 'payment.expired.v1' | 'payment.cancelled.v1', id: string) => {
  const at = new Date().toISOString();
  const how =
    type === 'payment.expired.v1' ? { expired_at: at } : { cancelled_at: at, cancelled_by: aPerson() };
  return orders.others.deliver(anEvent(type, id, { order_id: id, ...how } as never));
};
let keys = 0;
const refund = (id: string, body: object) =>
  orders.as(admin).post(`/api/payment/${id}/refund`, body, { 'idempotency-key': `promo-${(keys += 1)}` });

/** A paid order of three pieces at $9.99 with $1.00 off: $28.97, sent free. */
async function givenPaid() {
  const { code } = await givenPromo(orders, { kind: 'amount', amount_cents: 100 });
  const customer = aCustomer();
  const { body } = await place(customer, await givenGoods(999), 3, 28.97, code);
  await pay(orders, body.orderId, 2_897);
  const [{ id: lineId }] = (await ofStaff(body.orderId)).items;
  return { id: body.orderId as string, lineId: lineId as number, code, customer };
}

describe('an order with a code', () => {
  it('keeps the code and its discount, and tells them to other services', async () => {
    const { code } = await givenPromo(orders, { percent: 25 });
    const customer = aCustomer();
    const { body } = await place(customer, await givenGoods(999), 3, 22.48, code.toLowerCase());
    const money = { promo_code: code, discount: 7.49, subtotal: 22.48, shipping: 0, total_price: 22.48 };
    expect(await own(body.orderId, customer)).toMatchObject(money);
    expect(await ofStaff(body.orderId)).toMatchObject({ ...money, items: [{ discount: 7.49 }] });
    expect((await outboxOf(orders.databaseUrl, body.orderId))[0]!.data).toMatchObject({
      promo_code: code,
      ...{ discount: { amount: 749 }, subtotal: { amount: 2_248 }, total: { amount: 2_248 } },
      lines: [{ price: { amount: 999 }, quantity: 3, discount: { amount: 749 } }],
    });
  });

  it('without one has no discount, and its events name none', async () => {
    const customer = aCustomer();
    const { body } = await place(customer, await givenGoods(999), 2, 19.98, '');
    expect(await own(body.orderId, customer)).toMatchObject({
      promo_code: null,
      discount: 0,
      subtotal: 19.98,
    });
    const [{ data }] = (await outboxOf(orders.databaseUrl, body.orderId)) as unknown as [{ data: object }];
    expect(data).not.toHaveProperty('discount');
  });

  it('is compared with the total after the discount, and a refusal shows the quote with it', async () => {
    const { code } = await givenPromo(orders);
    const { body } = await place(aCustomer(), await givenGoods(1_000), 2, 20, code);
    expect(body).toMatchObject({ status: 409, code: 'PRICE_CHANGED', discount: 2, subtotal: 18, total: 18 });
    expect(await usesOf(orders, code)).toBe(0);
  });

  it('stays as it is when the code is changed or ended', async () => {
    const { id, code } = await givenPromo(orders);
    const customer = aCustomer();
    const { body } = await place(customer, await givenGoods(1_000), 2, 18, code);
    await changePromo(orders, id, { percent: 90, status: 'ended' });
    expect(await own(body.orderId, customer)).toMatchObject({
      promo_code: code,
      discount: 2,
      total_price: 18,
    });
  });

  it('is answered again for its key, also once the code is used up, and another code with it is refused', async () => {
    const { code } = await givenPromo(orders, { max_uses: 1 });
    const [customer, product] = [aCustomer(), await givenGoods(1_000)];
    const send = (promo_code: string) =>
      orders
        .as(customer)
        .post(
          '/api/checkout/Recipt-generator',
          { ...aCheckout(product, 2, 18), promo_code },
          { 'idempotency-key': 'one-order-with-a-code' },
        );
    const first = await send(code);
    expect((await send(code)).body).toEqual(first.body);
    expect((await send('ANOTHER')).status).toBe(422);
  });

  it('is shown to a seller with what falls on their lines', async () => {
    const { code } = await givenPromo(orders);
    const seller = staff('seller');
    const [theirs, other] = [
      await givenProduct(orders, { seller_id: seller.userId, price: { amount: 1_000, currency: 'USD' } }),
      await givenGoods(3_000),
    ];
    const cart = [theirs, other].map(({ product_id: id }) => ({ id, quantity: 1 }));
    const { body } = await place(aCustomer(), theirs, 1, 36, code, { cart });
    const page = await orders.as(seller).get(`/api/admin/orders/${body.orderId}`);
    expect(page.body.order).toMatchObject({ discount: 1, subtotal: 9, total_price: 9 });
  });
});

describe('the uses of a code', () => {
  it('never exceed all that there are, when fifty check out at once', async () => {
    const { code } = await givenPromo(orders, { max_uses: 3 });
    const product = await givenGoods(1_000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => place(aCustomer(), product, 2, 18, code)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(47);
    for (const { body } of refused) expect(body.params.reason).toBe('used_up');
    expect(await usesOf(orders, code)).toBe(3);
  });

  it('never exceed those of one customer, in however many tabs', async () => {
    const { code } = await givenPromo(orders, { max_uses_each: 1 });
    const [customer, product] = [aCustomer(), await givenGoods(1_000)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(customer, product, 2, 18, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const quoted = await orders
      .as(customer)
      .post('/api/checkout/quote', { cart: [{ id: product.product_id, quantity: 2 }], promo_code: code });
    expect(quoted.body.params.reason).toBe('used_by_you');
    expect((await place(aCustomer(), product, 2, 18, code)).status).toBe(201);
  });

  it.each(['payment.expired.v1', 'payment.cancelled.v1'] as const)('come back by %s', async (type) => {
    const { code } = await givenPromo(orders, { max_uses: 1 });
    const product = await givenGoods(1_000);
    const { body } = await place(aCustomer(), product, 2, 18, code);
    expect((await place(aCustomer(), product, 2, 18, code)).body.params.reason).toBe('used_up');
    await end(type, body.orderId);
    expect(await usesOf(orders, code)).toBe(0);
    expect((await place(aCustomer(), product, 2, 18, code)).status).toBe(201);
  });

  it('do not come back when a paid order is refunded', async () => {
    const { id, code } = await givenPaid();
    await refund(id, {});
    expect((await ofStaff(id)).status).toBe('refunded');
    expect(await usesOf(orders, code)).toBe(1);
  });
});

describe('refunds of an order with a discount', () => {
  const piece = (id: number, quantity = 1) => ({
    ...{ lines: [{ id, quantity }], reason: 'Broken', restock: false },
  });

  it('of one piece after the other give back exactly what was paid', async () => {
    const { id, lineId } = await givenPaid();
    const given: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await refund(id, piece(lineId));
      given.push((await ofStaff(id)).refunded_total);
    }
    // $9.66, then $9.65 and the rest.
    expect(given).toEqual([9.66, 19.31, 28.97]);
    expect((await ofStaff(id)).status).toBe('refunded');
  });

  it('tell other services what falls on the pieces', async () => {
    const { id, lineId } = await givenPaid();
    await refund(id, piece(lineId, 2));
    expect((await outboxOf(orders.databaseUrl, id)).at(-1)).toMatchObject({
      type: 'order.partly-refunded.v1',
      data: {
        amount: { amount: 1_931 },
        lines: [{ quantity: 2, price: { amount: 999 }, discount: { amount: 67 } }],
      },
    });
  });

  it('of an amount are bounded by what was paid', async () => {
    const { id } = await givenPaid();
    const { body } = await refund(id, { amount_cents: 2_898, reason: 'Late' });
    expect(body).toMatchObject({ code: 'TOO_MUCH_TO_REFUND', params: { left: 28.97 } });
  });

  it('credit an invoice whose lines add up to its total, with the tax on what was paid', async () => {
    const { id, lineId } = await givenPaid();
    await refund(id, piece(lineId));
    const { documents } = (await orders.as(admin).get(`/api/orders/${id}/invoice`)).body;
    const [invoice, note] = documents;
    expect(invoice).toMatchObject({
      lines: [
        { kind: 'product', quantity: 3, amount_cents: 2_997 },
        { kind: 'discount', amount_cents: -100 },
      ],
      // 28.97 / 11 = 2.634 $
      totals: { net_cents: 2_634, vat_cents: 263, total_cents: 2_897 },
    });
    expect(note).toMatchObject({
      lines: [
        { kind: 'product', quantity: 1, amount_cents: 999 },
        { kind: 'discount', amount_cents: -33 },
      ],
      totals: { total_cents: 966 },
    });
  });
});

it('orders of before have no discount', async () => {
  const { body } = await place(aCustomer(), await givenGoods(1_000), 2, 20, '');
  const columns = 'discount_cents, promo_id, promo_code';
  expect(
    await query(orders.databaseUrl, `SELECT ${columns} FROM orders WHERE id = $1`, [body.orderId]),
  ).toEqual([{ discount_cents: 0, promo_id: null, promo_code: null }]);
});
