import { aCustomer, query, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import sharp from 'sharp';
import { aCheckout, givenProduct, pay, placeOrder, type OrdersUnderTest } from './builders.js';

/** A form that asks for a return because something is damaged. */
export function aReturn(
  lines: { id: number; quantity: number }[],
  but: Record<string, string> = {},
): FormData {
  const form = new FormData();
  form.set('lines', JSON.stringify(lines));
  form.set('reason', 'damaged');
  for (const [name, value] of Object.entries(but)) form.set(name, value);
  return form;
}

/** A delivered order with so many pieces at $19.99 of one product, of which there are 10. */
export async function givenDelivered(orders: OrdersUnderTest, pieces: number, checkoutBut: object = {}) {
  const customer = aCustomer();
  const product = await givenProduct(orders);
  const cents = pieces * 1_999 + (pieces > 1 ? 0 : 200);
  const checkout = { ...aCheckout(product, pieces, cents / 100), ...checkoutBut };
  const orderId = await placeOrder(orders, customer, checkout);
  await pay(orders, orderId, Math.round(checkout.total * 100));
  const admin = orders.as(staff('admin'));
  for (const status of ['shipped', 'delivered'])
    await admin.patch(`/api/admin/orders/${orderId}`, { status });
  const [{ id: lineId }] = (await admin.get(`/api/admin/orders/${orderId}`)).body.order.items;
  return { customer, orderId, lineId: lineId as number, product };
}

export async function availableOf(orders: OrdersUnderTest, lineId: number): Promise<number> {
  const sql = 'SELECT s.available FROM stock s JOIN order_items USING (product_id) WHERE order_items.id = $1';
  return (await query(orders.databaseUrl, sql, [lineId]))[0]!.available as number;
}

/** A photo as a form brings it. */
export const aPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

let keys = 0;

/** The calls of returns. */
export const returnsOf = (orders: OrdersUnderTest) => ({
  ask: (who: Identity, orderId: string, form: FormData, key = `return-${(keys += 1)}`) =>
    orders.as(who).post(`/api/user/orders/${orderId}/returns`, form, { 'idempotency-key': key }),
  withdraw: (who: Identity, id: number) =>
    orders.as(who).patch(`/api/user/returns/${id}`, { state: 'withdrawn' }),
  step: (who: Identity, id: number, body: object) => orders.as(who).patch(`/api/admin/returns/${id}`, body),
});
