import { randomUUID } from 'node:crypto';
import { shopDay, type ProductSnapshot } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, serviceUnderTest, staff, type ServiceUnderTest } from '@mekong/testing';
import { start } from '../src/service.js';

export type OrdersUnderTest = ServiceUnderTest;

export const startOrders = (env?: Record<string, string>) => serviceUnderTest('orders', start, env);

/** A person as in an event. */
export const aPerson = () => ({ user_id: randomUUID(), email: 'dara@shop.example', name: 'Sok Dara' });

let lastProductId = 0;

/** A product snapshot: by default 10 in stock at $19.99. */
export function aProduct(
  but: Partial<ProductSnapshot> & { stock?: { quantity: number; version: number } } = {},
): ProductSnapshot {
  const product_id = but.product_id ?? (lastProductId += 1);
  return {
    product_id,
    version: 1,
    name: `Mouse ${product_id}`,
    category: 'mouse',
    brand: { id: 1, name: 'Tonle' },
    price: { amount: 1_999, currency: 'USD' },
    image_url: `/images/${product_id}.webp`,
    seller_id: randomUUID(),
    stock: { quantity: 10, version: 1 },
    ...but,
  };
}

/** A product of which the service under test has a copy and stock. */
export async function givenProduct(
  orders: OrdersUnderTest,
  but: Parameters<typeof aProduct>[0] = {},
): Promise<ProductSnapshot> {
  const product = aProduct(but);
  await orders.others.deliver(anEvent('product.created.v1', product.product_id, product));
  return product;
}

/** The body of a checkout of one product; the total is in dollars. */
export function aCheckout(product: Pick<ProductSnapshot, 'product_id'>, quantity: number, total: number) {
  return {
    customer_name: 'Sok Dara',
    phone_number: '+855 12 345 678',
    shipping_address: '12 Street 240, Phnom Penh',
    total,
    cart: [{ id: product.product_id, quantity }],
  };
}

/** Who sells, as invoices name them; registered for VAT. */
export const aSeller = (but: object = {}) => ({
  name: 'Mekong Gear Co., Ltd.',
  name_km: 'មេគង្គ ហ្គៀរ',
  address: '12 Street 240, Phnom Penh',
  address_km: 'ផ្ទះ ១២ ផ្លូវ ២៤០ រាជធានីភ្នំពេញ',
  tin: 'K001-901234567',
  vat_registered: true,
  logo: null,
  ...but,
});

/** Payments' event that the order was paid, now and without a word of the riel rate unless told otherwise. */
export function pay(
  orders: OrdersUnderTest,
  orderId: string,
  cents: number,
  { paidAt = new Date(), riel_rate }: { paidAt?: Date; riel_rate?: number } = {},
): Promise<void> {
  return orders.others.deliver(
    anEvent('payment.completed.v1', orderId, {
      order_id: orderId,
      amount: { amount: cents, currency: 'USD' },
      transaction_id: orderId,
      paid_at: paidAt.toISOString(),
      riel_rate,
    }),
  );
}

/** A paid order of two pieces at $19.99; of this seller's product, if one is named. */
export async function givenPaidOrder(
  orders: OrdersUnderTest,
  { sellerId, customer = aCustomer() }: { sellerId?: string; customer?: Identity } = {},
): Promise<string> {
  const product = await givenProduct(orders, sellerId ? { seller_id: sellerId } : {});
  const checkout = aCheckout(product, 2, 39.98);
  const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  await pay(orders, body.orderId, 3_998);
  return body.orderId;
}

/** From now on invoices name this seller. */
export async function givenSeller(orders: OrdersUnderTest, but: object = {}): Promise<void> {
  const admin = orders.as(staff('admin'));
  const path = '/api/admin/invoice-seller';
  const { version } = (await admin.get(path)).body.seller;
  await admin.put(path, { ...aSeller(but), version });
}

/** What a dollar is on a day, such as today. */
export async function givenRate(orders: OrdersUnderTest, riel_rate: number, day = shopDay()): Promise<void> {
  await orders.as(staff('admin')).put('/api/admin/exchange-rates', { day, riel_rate });
}

/** A shop that is registered for VAT, with the same rate on each of these days. */
export async function startInvoicing(...days: string[]): Promise<OrdersUnderTest> {
  const orders = await startOrders();
  await givenSeller(orders);
  for (const day of days) await givenRate(orders, 4_013, day);
  return orders;
}

/** Places an order and answers its id. */
export async function placeOrder(
  orders: OrdersUnderTest,
  customer: Identity,
  checkout: object,
): Promise<string> {
  const placed = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
  return placed.body.orderId;
}
