import { type Identity, phoneE164 } from '@mekong/service-defaults';
import { adminKey, type NewOrder, Order, orderKey } from '../orders/index.js';
import type { Checkout, PlacedOrder } from './checkout.js';
import { deliveryOf } from './delivery-of.js';
import { itemsOf } from './items-of.js';
import type { PaymentChoice } from './payment-choice.js';
import { piecesOf, type Quote } from './quote.js';

/** An order as it is placed: by whom, what they said, and what it costs as priced now. */
export function newOrder(
  { orderId: id, orderNumber: number }: PlacedOrder,
  caller: Identity,
  checkout: Checkout,
  priced: Quote & { choice: PaymentChoice; rate: number; payUntil: Date },
): NewOrder {
  const items = itemsOf(priced);
  return Object.assign(new Order(), {
    id,
    orderNumber: number,
    userId: caller.userId,
    accountEmail: caller.email,
    accountName: caller.name,
    customerName: checkout.customerName,
    phoneNumber: checkout.phoneNumber,
    phoneE164: phoneE164(checkout.phoneNumber) ?? null,
    ...deliveryOf(checkout, priced),
    discountCents: priced.discount?.cents ?? 0,
    promoId: priced.discount?.id ?? null,
    promoCode: priced.discount?.code ?? null,
    subtotalCents: priced.subtotalCents,
    shippingCents: priced.shippingCents,
    taxCents: priced.taxCents,
    totalCents: priced.totalCents,
    pieces: piecesOf(priced.lines),
    clientNetwork: checkout.network.narrow,
    clientWideNetwork: checkout.network.wide,
    searchKey: orderKey({ id, orderNumber: number, ...checkout }),
    adminKey: adminKey(
      items.map(({ nameKey }) => nameKey),
      caller.email,
    ),
    items,
    ...priced.choice,
    rielRate: priced.rate,
    status: 'pending' as const,
    paymentStatus: 'pending',
    payUntil: priced.payUntil,
  });
}
