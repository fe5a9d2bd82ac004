import type { Identity } from '@mekong/service-defaults';
import { aCustomer, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, type OrdersUnderTest } from './builders.js';

const admin = staff('admin');

/** An order of two of ten pieces at $12.00, to be paid in cash at the door: $24.00, or 98,400 riel at 4,100. */
export async function givenCashOrder(orders: OrdersUnderTest, customer = aCustomer()) {
  const { product_id: productId } = await givenProduct(orders, { price: { amount: 1_200, currency: 'USD' } });
  const where = { payment_method: 'cod', province: 'Phnom Penh' };
  const checkout = { ...aCheckout({ product_id: productId }, 2, 24), ...where };
  const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  return { id: body.orderId as string, number: body.order_number as string, productId, customer };
}

export const stepOf = (orders: OrdersUnderTest, id: string, body: object, who: Identity = admin) =>
  orders.as(who).patch(`/api/admin/orders/${id}/cod`, body);

/** The same order on its way with J&T. */
export async function givenShippedForCash(orders: OrdersUnderTest, customer = aCustomer()) {
  const order = await givenCashOrder(orders, customer);
  await stepOf(orders, order.id, { step: 'confirmed' });
  await orders.as(admin).patch(`/api/admin/orders/${order.id}`, { status: 'shipped', courier: 'J&T' });
  return order;
}

export const pageOf = async (orders: OrdersUnderTest, id: string) =>
  (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;

/** How many pieces can be sold, and how many are held. */
export async function stockOf(orders: OrdersUnderTest, productId: number) {
  const [row] = await query(orders.databaseUrl, 'SELECT available, held FROM stock WHERE product_id = $1', [
    productId,
  ]);
  return row as { available: number; held: number };
}

/** What other services are told of an order, without the version of each. */
export const toldOf = async (orders: OrdersUnderTest, id: string) =>
  (await outboxOf(orders.databaseUrl, id)).map(({ type }) => type.replace('.v1', ''));

/** The time until which these wait to be confirmed is over. */
export const endOfWait = (orders: OrdersUnderTest, ...ids: string[]) =>
  query(orders.databaseUrl, `UPDATE orders SET pay_until = now() WHERE id = ANY ($1)`, [ids]);
