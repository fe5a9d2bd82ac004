import type { CourierList } from './couriers/courier.js';
import { deliveryTable, type DeliveryEntries } from './delivery/delivery-table.js';
import type { Note } from './notes/note.js';
import type { OrderEvent, OrderStep } from './orders/order-event.entity.js';
import type { PaidOrder } from './orders/orders.repository.js';
import type { OrderScope } from './orders/order-scope.js';
import type { OrderResult } from './orders/judge-each.js';
import type { Order, OrderItem } from './orders/order.entity.js';
import type { WhoShips } from './packing/who-ships.repository.js';
import type { Quote } from './checkout/quote.js';

/** Cents as the dollars of an answer. */
const dollars = (cents: number) => cents / 100;

export function quoteView(quote: Quote) {
  const { by, from, missing } = quote.freeShipping;
  return {
    lines: quote.lines.map((line) => ({
      id: line.productId,
      name: line.name,
      image_url: line.imageUrl,
      price: dollars(line.priceCents),
      quantity: line.quantity,
      available: line.available,
      line_total: dollars(line.priceCents * line.quantity),
    })),
    unavailable: quote.unavailable.map((id) => ({ id })),
    subtotal: dollars(quote.subtotalCents),
    shipping: dollars(quote.shippingCents),
    tax: dollars(quote.taxCents),
    total: dollars(quote.totalCents),
    free_shipping:
      by === 'pieces'
        ? { by: 'pieces' as const, from, missing }
        : { by: 'dollars' as const, from: dollars(from), missing: dollars(missing) },
  };
}

function itemViews(order: Order) {
  return order.items.map((item) => ({
    id: item.id,
    quantity: item.quantity,
    price: dollars(item.priceCents),
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

/** An order as its customer sees it. */
export function orderView(order: Order) {
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    pay_until: order.payUntil.toISOString(),
    customer_name: order.customerName,
    phone_number: order.phoneNumber,
    shipping_address: order.shippingAddress,
    province: order.province,
    district: order.district,
    note: order.note,
    came_back_at: order.cameBackAt?.toISOString() ?? null,
    subtotal: dollars(order.subtotalCents),
    shipping: dollars(order.shippingCents),
    tax: dollars(order.taxCents),
    total_price: dollars(order.totalCents),
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

const stepView = ({ type, at, courier, trackingNumber }: OrderStep) => ({
  type,
  at: at?.toISOString() ?? null,
  courier,
  tracking_number: trackingNumber,
});

/** The timeline without shipments that were taken back, of which customers never heard. */
function withoutTakenBack(timeline: OrderStep[]): OrderStep[] {
  const last = timeline.findLastIndex(({ type }) => type === 'taken_back');
  return timeline.filter(({ type }, place) => place > last || (type !== 'shipped' && type !== 'taken_back'));
}

const noteView = ({ id, text, writtenAt, byName }: Note) => ({
  id,
  text,
  at: writtenAt.toISOString(),
  by: byName,
});

export const notesView = (notes: Note[]) => ({ notes: notes.map(noteView) });

/** A paid order as its customer sees it. */
export const receiptView = (order: PaidOrder) => ({
  ...orderView(order),
  riel_rate: order.rielRate,
  refunded_total: dollars(order.refundedCents),
  timeline: withoutTakenBack(order.timeline).map(stepView),
});

/** An order that waits for its payment, as much as its customer needs in order to go on with it. */
export function openOrderView(order: Order) {
  const { id, order_number, total_price, pay_until, items } = orderView(order);
  return { id, order_number, total_price, pay_until, items };
}

function packedView({ packedAt, packedById, packedByName }: OrderItem, { sellerId }: OrderScope) {
  if (!packedAt) return null;
  const by = !sellerId || packedById === sellerId ? packedByName : null;
  return { at: new Date(packedAt).toISOString(), by };
}

/** An order for staff; for a seller the totals cover the lines shown, which are theirs alone; a packer sees no amounts. */
export function managedOrderView(order: Order, scope: OrderScope) {
  const { sellerId, forPacking } = scope;
  const linesCents = order.items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0);
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
    phone_e164: phoneE164,
    refunded_total: dollars(order.refundedCents),
  };
  if (forPacking) return withoutAmounts(view);
  if (!sellerId) return view;
  const refundedCents = order.items.reduce((sum, item) => sum + item.priceCents * item.refundedQuantity, 0);
  const total = dollars(linesCents);
  const refunded_total = dollars(refundedCents);
  return { ...view, subtotal: total, shipping: 0, tax: 0, total_price: total, refunded_total };
}

interface WithProducts {
  items: { product: { id: number } }[];
}

/** The same order with the shop's own codes of its products, by which they are found on the shelves. */
export const withSkus = <View extends WithProducts>(view: View, skus: Map<number, string>): View => ({
  ...view,
  items: view.items.map((item) => {
    const sku = skus.get(item.product.id);
    return sku === undefined ? item : { ...item, product: { ...item.product, sku } };
  }),
});

type StaffView = ReturnType<typeof orderView> & {
  items: (ReturnType<typeof itemViews>[number] & object)[];
  refunded_total: number;
};

const withoutAmounts = <View extends StaffView>(view: View) => ({
  ...view,
  subtotal: null,
  shipping: null,
  tax: null,
  total_price: null,
  refunded_total: null,
  items: view.items.map((item) => ({ ...item, price: null, product: { ...item.product, price: null } })),
  Payment: { ...view.Payment, transaction_id: null },
});

/** What became of one of many orders. */
const orderResultView = ({ id, orderNumber, problem }: OrderResult) => ({
  id,
  order_number: orderNumber,
  ok: problem === null,
  error: problem?.message ?? null,
  faults: problem ? [{ code: problem.code, params: problem.params, message: problem.message }] : [],
});

export const resultsView = (results: OrderResult[]) => ({ results: results.map(orderResultView) });

/** Whether staff see only a part of an order. */
const isPart = ({ sellerId, forPacking }: OrderScope) => Boolean(sellerId || forPacking);

/**
 * An order's page for staff; a seller sees neither whose account it is nor which member of staff did or noted what, and a
 * packer not whose account it is.
 */
export function orderPageView(order: Order, events: OrderEvent[], notes: Note[], scope: OrderScope) {
  const { userId, accountEmail, accountName } = order;
  return {
    ...managedOrderView(order, scope),
    customer: isPart(scope) ? null : { id: userId, name: accountName, email: accountEmail },
    timeline: events.map((event) => ({
      id: event.id,
      ...stepView(event),
      by: scope.sellerId ? null : event.byName,
      amount: event.amountCents === null || isPart(scope) ? null : dollars(event.amountCents),
      reason: scope.sellerId ? null : event.reason,
      changes: scope.sellerId ? null : event.changes,
      by_staff: event.byId !== null && event.byId !== userId,
    })),
    notes: scope.sellerId ? [] : notes.map(noteView),
  };
}

/** For each seller in an order, how many of the lines are packed; without lines that were given back. */
export function partViews(order: Order, names: Map<string, string>) {
  const items = order.items.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
  const sellers = [...new Set(items.map(({ sellerId }) => sellerId))];
  return sellers.map((id) => {
    const lines = items.filter(({ sellerId }) => sellerId === id);
    const packed = lines.filter(({ packedAt }) => packedAt !== null).length;
    return { seller: names.get(id) ?? null, lines: lines.length, packed };
  });
}

export const whoShipsView = ({ sellersMayShip, version }: WhoShips, youShip: boolean) => ({
  sellers_may_ship: sellersMayShip,
  you_ship: youShip,
  version,
});

/** One user's orders for staff; `spent` counts what was paid and not refunded. */
export function userOrdersView(orders: Order[], spent: { orders: number; cents: number }, notes: Note[]) {
  return {
    orders: orders.map((order) => managedOrderView(order, {})),
    paid_orders: spent.orders,
    total_spend: dollars(spent.cents),
    notes: notes.map((note) => ({ ...noteView(note), order_id: note.orderId })),
  };
}

export const couriersView = ({ couriers, version }: CourierList) => ({
  couriers: couriers.map(({ name, trackingLink, needsNumber }) => ({
    name,
    tracking_link: trackingLink,
    needs_number: needsNumber,
  })),
  version,
});

/** How long parcels take to all provinces. */
export const deliveryView = ({ entries, version }: DeliveryEntries) => ({
  provinces: deliveryTable(entries).map(({ province, daysFrom, daysTo, methods }) => ({
    province,
    days_from: daysFrom,
    days_to: daysTo,
    methods: methods.map(({ key, name, nameKm, feeCents, cutoff }) => ({
      ...{ key, name, name_km: nameKm, fee_cents: feeCents, cutoff },
    })),
  })),
  version,
});
