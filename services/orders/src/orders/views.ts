import { inRiel } from '@mekong/contracts';
import type { Order, OrderItem } from './order.entity.js';
import { paidFor } from './paid-for.js';
import type { OrderStep } from './order-event.entity.js';
import { isPaidAtDoor } from './order-transitions.js';
import type { OrderScope } from './order-scope.js';

/** Cents as the dollars of an answer. */
export const dollars = (cents: number) => cents / 100;

/** Cents of an order in riel, at the rate that was frozen for it. */
const rielOf = ({ rielRate }: Order, cents: number) => (rielRate === null ? null : inRiel(cents, rielRate));

function itemViews(order: Order) {
  return order.items.map((item) => ({
    id: item.id,
    quantity: item.quantity,
    price: dollars(item.priceCents),
    discount: dollars(item.discountCents),
    warranty_months: item.warrantyMonths,
    serials: serialsOf(item),
    product: {
      id: item.productId,
      name: item.name,
      ...(item.nameKm && { name_km: item.nameKm }),
      price: dollars(item.priceCents),
      image: item.imageUrl,
      image_url: item.imageUrl,
    },
  }));
}

/** By piece, as far as they are noted; blank for one that is not. */
function serialsOf({ serials }: OrderItem): string[] {
  const noted = new Map(serials?.map(({ piece, serial }) => [piece, serial]));
  return Array.from({ length: Math.max(-1, ...noted.keys()) + 1 }, (_, piece) => noted.get(piece) ?? '');
}

/** How it is brought; null where there was no choice. */
const deliveryMethodView = (order: Order) =>
  order.deliveryMethod === null
    ? null
    : {
        ...{ key: order.deliveryMethod, name: order.deliveryName!, name_km: order.deliveryNameKm },
        ...{ days_from: order.deliveryDaysFrom, days_to: order.deliveryDaysTo, pick_up: order.isPickUp },
      };

/** Not where a transfer has paid it instead. */
const isByCash = (order: Order) =>
  order.paymentMethod === 'cod' && (isPaidAtDoor(order) || order.handedOverAt !== null);

/** How it stands with the cash of an order, as its customer sees it; null where it is paid otherwise. */
function cashView(order: Order) {
  if (!isByCash(order)) return null;
  return {
    confirmed_at: order.confirmedAt?.toISOString() ?? null,
    hold_until: order.payUntil.toISOString(),
    asked: { usd_cents: order.totalCents, khr: rielOf(order, order.totalCents)! },
    handed_over_at: order.handedOverAt?.toISOString() ?? null,
    refused_at: order.refusedAt?.toISOString() ?? null,
    unconfirmed_at: order.unconfirmedAt?.toISOString() ?? null,
  };
}

/** The same for staff; those who do not see the amounts of a whole order (`isPart`) do not see the cash either. */
/** What is asked for at the door stands on the label, whoever prints it; the rest of the money is for who counts it. */
function managedCashView(order: Order, isPart: boolean, isWhole: boolean) {
  const cod = cashView(order);
  if (!cod) return null;
  const { collectedCents: usd_cents, collectedKhr: khr, roundingKhr: rounding_khr } = order;
  const isCollected = !isPart && usd_cents !== null && khr !== null && rounding_khr !== null;
  return {
    ...cod,
    asked: isWhole ? cod.asked : null,
    calls: order.calls,
    last_call_at: order.lastCallAt?.toISOString() ?? null,
    collected: isCollected ? { usd_cents, khr, rounding_khr } : null,
    fee_cents: isPart ? null : order.courierFeeCents,
    remitted_at: order.paidAt?.toISOString() ?? null,
  };
}

/** An order as its customer sees it. */
export function orderView(order: Order) {
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    // What is paid at the door is not paid by a time.
    pay_until: isByCash(order) ? null : order.payUntil.toISOString(),
    customer_name: order.customerName,
    phone_number: order.phoneNumber,
    shipping_address: order.shippingAddress,
    province: order.province,
    district: order.district,
    note: order.note,
    map_link: order.mapLink,
    delivery_method: deliveryMethodView(order),
    came_back_at: order.cameBackAt?.toISOString() ?? null,
    promo_code: order.promoCode,
    discount: dollars(order.discountCents),
    subtotal: dollars(order.subtotalCents),
    shipping: dollars(order.shippingCents),
    tax: dollars(order.taxCents),
    total_price: dollars(order.totalCents),
    payment_method: order.paymentMethod,
    pay_currency: order.payCurrency,
    riel_rate: order.rielRate,
    total_khr: rielOf(order, order.totalCents),
    cod: cashView(order),
    courier: order.courier,
    tracking_number: order.trackingNumber,
    tracking_url: order.trackingUrl,
    items: itemViews(order),
    Payment: {
      status: order.paymentStatus,
      transaction_id: order.transactionId,
      paid_at: order.paidAt?.toISOString() ?? null,
    },
    version: order.version,
    packed: order.items.some(({ packedAt }) => packedAt !== null),
  };
}

export const stepView = ({ type, at, courier, trackingNumber }: OrderStep) => ({
  type,
  at: at?.toISOString() ?? null,
  courier,
  tracking_number: trackingNumber,
});

function packedView({ packedAt, packedById, packedByName }: OrderItem, { sellerId }: OrderScope) {
  if (!packedAt) return null;
  const by = !sellerId || packedById === sellerId ? packedByName : null;
  return { at: new Date(packedAt).toISOString(), by };
}

/** An order for staff; for a seller the totals cover the lines shown, which are theirs alone; a packer sees no amounts. */
export function managedOrderView(order: Order, scope: OrderScope) {
  const { sellerId, forPacking } = scope;
  const linesCents = order.items.reduce((sum, item) => sum + paidFor(item, item.quantity), 0);
  const { phoneE164 } = order;
  const whole = orderView(order);
  const items = whole.items.map((item, place) => ({
    ...item,
    refunded: order.items[place]!.refundedQuantity,
    packed: packedView(order.items[place]!, scope),
  }));
  const view = {
    ...whole,
    items,
    cod: managedCashView(order, Boolean(sellerId || forPacking), linesCents === order.subtotalCents),
    phone_e164: phoneE164,
    refunded_total: dollars(order.refundedCents),
  };
  if (forPacking) return withoutAmounts(view);
  if (!sellerId) return view;
  const refundedCents = order.items.reduce((sum, item) => sum + paidFor(item, item.refundedQuantity), 0);
  const discount = dollars(order.items.reduce((sum, item) => sum + item.discountCents, 0));
  const total = dollars(linesCents);
  const refunded_total = dollars(refundedCents);
  const total_khr = rielOf(order, linesCents);
  return {
    ...view,
    discount,
    subtotal: total,
    shipping: 0,
    tax: 0,
    total_price: total,
    total_khr,
    refunded_total,
  };
}

type StaffView = Omit<ReturnType<typeof orderView>, 'cod'> & {
  items: (ReturnType<typeof itemViews>[number] & object)[];
  refunded_total: number;
};

const withoutAmounts = <View extends StaffView>(view: View) => ({
  ...view,
  promo_code: null,
  discount: null,
  subtotal: null,
  shipping: null,
  tax: null,
  total_price: null,
  riel_rate: null,
  total_khr: null,
  refunded_total: null,
  items: view.items.map((item) => ({
    ...item,
    ...{ price: null, discount: null },
    product: { ...item.product, price: null },
  })),
  Payment: { ...view.Payment, transaction_id: null },
});
