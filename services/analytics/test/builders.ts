import { randomUUID } from 'node:crypto';
import { orderNumber, type EventData, type EventType, type ShopEvent } from '@mekong/contracts';
import { anEvent, serviceUnderTest, type ServiceUnderTest } from '@mekong/testing';
import { start } from '../src/service.js';

export type AnalyticsUnderTest = ServiceUnderTest;

export const startAnalytics = () => serviceUnderTest('analytics', start);

export const usd = (amount: number) => ({ amount, currency: 'USD' as const });

let serial = 0;
const next = () => (serial += 1);

/** An event with this time. */
export const eventAt = <T extends EventType>(
  time: string,
  type: T,
  subject: string | number,
  data: EventData<T>,
): ShopEvent<T> => ({ ...anEvent(type, subject, data), time });

export function aProduct(
  but: Partial<EventData<'product.created.v1'>> = {},
): EventData<'product.created.v1'> {
  const id = next();
  return {
    product_id: id,
    version: 1,
    name: `Mouse ${id}`,
    category: 'mouse',
    brand: { id: 1, name: 'Logitech' },
    price: usd(2_000),
    image_url: '/images/a.webp',
    seller_id: randomUUID(),
    stock: { quantity: 10, version: 1 },
    ...but,
  };
}

interface Sale {
  /** UTC; the shop is seven hours ahead. */
  at: string;
  products: [EventData<'product.created.v1'>, quantity: number][];
  customer?: { user_id: string; email: string; name: string };
  shippingCents?: number;
  visitor?: string;
  /** Of the first line. */
  discountCents?: number;
  /** How it was paid; nothing in old events. */
  way?: Pick<EventData<'order.paid.v1'>, 'method' | 'pay_currency' | 'received'>;
}

export const aPerson = (name = 'Sok Dara') => ({
  user_id: randomUUID(),
  email: `person${next()}@shop.example`,
  name,
});

export const aVisitor = () => randomUUID().replaceAll('-', '');

/** The events of an order that was placed and paid at once, and those of its later steps. */
export function aSale({
  at,
  products,
  customer = aPerson(),
  shippingCents = 0,
  visitor,
  discountCents = 0,
  way,
}: Sale) {
  const orderId = randomUUID().replaceAll('-', '').slice(0, 24);
  const order_number = orderNumber(next());
  const goods = products.reduce((sum, [product, quantity]) => sum + product.price.amount * quantity, 0);
  const subtotal = goods - discountCents;
  const discount = discountCents ? { discount: usd(discountCents) } : {};
  const bill = {
    order_id: orderId,
    order_number,
    customer,
    customer_name: customer.name,
    phone_number: '012345678',
    shipping_address: 'Phnom Penh',
    lines: products.map(([product, quantity], place) => ({
      product_id: product.product_id,
      name: product.name,
      price: product.price,
      quantity,
      seller_id: product.seller_id,
      ...(place === 0 && discount),
    })),
    ...discount,
    subtotal: usd(subtotal),
    shipping: usd(shippingCents),
    tax: usd(0),
    total: usd(subtotal + shippingCents),
  };
  const discountOf = (pieces: number) => Math.round((discountCents * pieces) / products[0]![1]);
  return {
    orderId,
    orderNumber: order_number,
    customer,
    placed: eventAt(at, 'order.placed.v1', orderId, { ...bill, pay_until: at, visitor_id: visitor }),
    paid: eventAt(at, 'order.paid.v1', orderId, { ...bill, transaction_id: 'tx', paid_at: at, ...way }),
    /** So many pieces of the first product were given back. */
    partlyRefunded: (when: string, quantity: number) =>
      eventAt(when, 'order.partly-refunded.v1', orderId, {
        order_id: orderId,
        customer,
        amount: usd(products[0]![0].price.amount * quantity - discountOf(quantity)),
        lines: [
          { ...bill.lines[0]!, quantity, ...(discountCents && { discount: usd(discountOf(quantity)) }) },
        ],
      }),
    refunded: (when: string) =>
      eventAt(when, 'order.refunded.v1', orderId, {
        order_id: orderId,
        order_number,
        customer,
        total: bill.total,
      }),
    cancelled: eventAt(at, 'order.cancelled.v1', orderId, {
      order_id: orderId,
      order_number,
      reason: 'expired',
      customer,
    }),
  };
}

export const created = (product: EventData<'product.created.v1'>) =>
  anEvent('product.created.v1', product.product_id, product);

/** Delivers the events in one batch, in this order. */
export const deliver = (analytics: AnalyticsUnderTest, ...events: ShopEvent[]): Promise<void> =>
  analytics.others.deliver(...events);
