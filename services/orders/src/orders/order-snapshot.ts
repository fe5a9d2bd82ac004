import type { EventData } from '@mekong/contracts';
import type { Order } from './order.entity.js';

/** Cents as an event carries them. */
export const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const customerOf = (order: Omit<Order, 'items'>) => ({
  user_id: order.userId,
  email: order.accountEmail,
  name: order.accountName,
});

/** Which order and whose, as each of its events says. */
export const briefOf = (order: Omit<Order, 'items'>) => ({
  order_id: order.id,
  order_number: order.orderNumber,
  customer: customerOf(order),
});

/** The same of a step that it takes, whose event is made before the order has its new version. */
export const stepOf = (order: Omit<Order, 'items'>) => ({ ...briefOf(order), version: order.version + 1 });

/** How an order was paid, as events of its refunds say. */
export const howPaid = (order: Omit<Order, 'items'>) => ({
  method: order.paymentMethod,
  pay_currency: order.payCurrency,
  ...(order.rielRate !== null && { riel_rate: order.rielRate }),
});

/** Who holds the cash of what is picked up, until it is counted as a courier's is. */
const shopCounter = 'Shop counter';

/** Who brings an order that is paid at the door, and its rate, as events about its cash say. */
export const cashOf = (order: Omit<Order, 'items'>) => ({
  order_id: order.id,
  order_number: order.orderNumber,
  courier: order.isPickUp ? shopCounter : order.courier,
  riel_rate: order.rielRate!,
});

/** The order as its events carry it. */
export function orderSnapshot(order: Order): Omit<EventData<'order.placed.v1'>, 'pay_until'> {
  return {
    ...briefOf(order),
    customer_name: order.customerName,
    phone_number: order.phoneNumber,
    shipping_address: order.shippingAddress,
    ...(order.deliveryMethod !== null && {
      delivery_method: {
        ...{ key: order.deliveryMethod, name: order.deliveryName!, pick_up: order.isPickUp },
        ...(order.deliveryNameKm && { name_km: order.deliveryNameKm }),
      },
    }),
    lines: order.items.map((item) => ({
      product_id: item.productId,
      name: item.name,
      ...(item.nameKm && { name_km: item.nameKm }),
      price: usd(item.priceCents),
      quantity: item.quantity,
      ...(item.discountCents > 0 && { discount: usd(item.discountCents) }),
      seller_id: item.sellerId,
    })),
    ...(order.promoCode !== null && {
      promo_code: order.promoCode,
      discount: usd(order.discountCents),
    }),
    subtotal: usd(order.subtotalCents),
    shipping: usd(order.shippingCents),
    tax: usd(order.taxCents),
    total: usd(order.totalCents),
  };
}
