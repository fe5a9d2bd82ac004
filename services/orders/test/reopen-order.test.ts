import type { EventData } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, outboxOf, query } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';
import { changePromo, givenPromo, usesOf } from './promo-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

type Product = Awaited<ReturnType<typeof givenProduct>>;
const at = '2026-11-21T08:00:00.000Z';
const by = { user_id: aCustomer().userId, name: 'Sok' };

/** An order of two pieces of a fresh product with 10 in stock, whose time to pay is over. */
async function givenExpired(promo_code?: string) {
  const { product, orderId, customer } = await givenOrder(promo_code);
  await orders.others.deliver(anEvent('payment.expired.v1', orderId, { order_id: orderId, expired_at: at }));
  return { product, orderId, customer };
}

async function givenOrder(promo_code?: string) {
  const [customer, product] = [aCustomer(), await givenProduct(orders)];
  const orderId = await place(customer, product, promo_code);
  return { customer, product, orderId };
}

/** A code takes $4.00 off. */
async function place(customer: Identity, product: Product, promo_code?: string): Promise<string> {
  const checkout = { ...aCheckout(product, 2, promo_code ? 35.98 : 39.98), promo_code };
  return (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body.orderId;
}

const late = (order_id: string): EventData<'payment.came-late.v1'> => ({
  order_id,
  amount: { amount: 3_998, currency: 'USD' },
  transaction_id: 'tx-late',
  paid_at: at,
  by,
});
const comeLate = (id: string) => orders.others.deliver(anEvent('payment.came-late.v1', id, late(id)));
const stockOf = async ({ product_id }: { product_id: number }) =>
  (
    await query(orders.databaseUrl, 'SELECT available, held FROM stock WHERE product_id = $1', [product_id])
  )[0];
const typesOf = async (id: string) => (await outboxOf(orders.databaseUrl, id)).map(({ type }) => type);

describe('an order for which money came late', () => {
  it('is paid after all, by the decision of staff, from the stock, with an invoice, once', async () => {
    const { orderId, product, customer } = await givenExpired();
    await comeLate(orderId);
    await comeLate(orderId);
    expect(await stockOf(product)).toEqual({ available: 8, held: 0 });
    const { body } = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
    expect(body.order).toMatchObject({
      status: 'paid',
      Payment: { status: 'completed', transaction_id: 'tx-late' },
    });
    expect(await typesOf(orderId)).toEqual(['order.placed.v1', 'order.cancelled.v1', 'order.paid.v1']);
    const steps = `SELECT by_name FROM order_events WHERE order_id = $1 AND type = 'paid'`;
    expect(await query(orders.databaseUrl, steps, [orderId])).toEqual([{ by_name: 'Sok' }]);
    expect((await orders.as(customer).get(`/api/orders/${orderId}/invoice`)).status).toBe(200);
  });

  it('is no longer counted as given up', async () => {
    const { orderId } = await givenExpired();
    await comeLate(orderId);
    const given = 'SELECT abandoned_at FROM orders WHERE id = $1';
    expect(await query(orders.databaseUrl, given, [orderId])).toEqual([{ abandoned_at: null }]);
  });

  it('stays cancelled where too little is left, and says so', async () => {
    const { orderId, product } = await givenExpired();
    await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', aCheckout(product, 9, 179.91));
    await comeLate(orderId);
    expect(await stockOf(product)).toEqual({ available: 1, held: 9 });
    expect((await outboxOf(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
      type: 'order.not-reopened.v1',
      data: { reason: 'sold-out', payment_status: 'expired' },
    });
  });

  it('stays cancelled where the account is deleted meanwhile', async () => {
    const { orderId, customer } = await givenExpired();
    const deleted = { user_id: customer.userId, email: customer.email, name: customer.name };
    await orders.others.deliver(anEvent('user.deleted.v1', customer.userId, deleted));
    await comeLate(orderId);
    expect((await outboxOf(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
      type: 'order.not-reopened.v1',
      data: { reason: 'deleted' },
    });
  });

  it.each([{ max_uses: 1 }, { max_uses_each: 1 }])(
    'stays cancelled where its promo code has no use left meanwhile: %j',
    async (limit) => {
      const { code } = await givenPromo(orders, { kind: 'amount', amount_cents: 400, ...limit });
      const { orderId, product, customer } = await givenExpired(code);
      expect(await place(customer, product, code)).toEqual(expect.any(String));
      await comeLate(orderId);
      expect((await outboxOf(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
        type: 'order.not-reopened.v1',
        data: { reason: 'promo-used', payment_status: 'expired' },
      });
      expect(await usesOf(orders, code)).toBe(1);
    },
  );

  it('takes its use of a promo code again where one is left, though the code has ended', async () => {
    const { code, id } = await givenPromo(orders, { kind: 'amount', amount_cents: 400, max_uses: 1 });
    const { orderId } = await givenExpired(code);
    await changePromo(orders, id, { status: 'ended' });
    await comeLate(orderId);
    expect(await typesOf(orderId)).toContain('order.paid.v1');
    expect(await usesOf(orders, code)).toBe(1);
  });

  it('is paid from what it holds where the news of its end comes later', async () => {
    const { orderId, product } = await givenOrder();
    await comeLate(orderId);
    await orders.others.deliver(
      anEvent('payment.expired.v1', orderId, { order_id: orderId, expired_at: at }),
    );
    expect(await stockOf(product)).toEqual({ available: 8, held: 0 });
    expect(await typesOf(orderId)).toEqual(['order.placed.v1', 'order.paid.v1']);
  });
});
