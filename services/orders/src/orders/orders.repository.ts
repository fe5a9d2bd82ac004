import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { type NewOrder, Order, type OrderItem } from './order.entity.js';
import type { OrderStep } from './order-event.entity.js';
import { isLikeAll, patternsOf } from './searched-orders.repository.js';
import { orderKey } from './search-key.js';

/** Of one shopper; more are possible only where `OPEN_ORDERS_LIMIT` is set higher. */
const maxOpen = 100;

/** Of one shopper's cancelled and refunded orders; older ones are only kept. */
const maxClosed = 50;

/** When nobody had confirmed a cash order in time; only its timeline says so. Looked up where nothing else tells why it was cancelled. */
const unconfirmedAt = `CASE WHEN o.status = 'cancelled' AND o.payment_method = 'cod' AND o.confirmed_at IS NULL AND o.refused_at IS NULL
  THEN (SELECT max(e.at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'unconfirmed') END AS "unconfirmedAt"`;

/** The columns of the orders table (`o`) under the names of `Order`. */
export const orderColumns = `o.id, o.order_number AS "orderNumber", o.user_id AS "userId", o.account_email AS "accountEmail", o.account_name AS "accountName",
  o.customer_name AS "customerName", o.phone_number AS "phoneNumber", o.phone_e164 AS "phoneE164",
  o.shipping_address AS "shippingAddress", o.province, o.district, o.note, o.map_link AS "mapLink",
  o.delivery_method AS "deliveryMethod", o.delivery_name AS "deliveryName", o.delivery_name_km AS "deliveryNameKm",
  o.delivery_days_from AS "deliveryDaysFrom", o.delivery_days_to AS "deliveryDaysTo", o.pick_up AS "isPickUp", o.came_back_at AS "cameBackAt", o.restocked,
  o.discount_cents AS "discountCents", o.promo_code AS "promoCode", o.subtotal_cents AS "subtotalCents", o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents",
  o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents", o.status, o.pay_until AS "payUntil", o.payment_method AS "paymentMethod", o.pay_currency AS "payCurrency", o.payment_status AS "paymentStatus",
  o.transaction_id AS "transactionId", o.paid_at AS "paidAt", o.riel_rate AS "rielRate", o.courier, o.tracking_number AS "trackingNumber",
  o.tracking_url AS "trackingUrl", o.announce_at AS "announceAt",
  o.confirmed_at AS "confirmedAt", o.calls, o.last_call_at AS "lastCallAt", o.handed_over_at AS "handedOverAt",
  o.collected_cents AS "collectedCents", o.collected_khr AS "collectedKhr", o.rounding_khr AS "roundingKhr",
  o.refused_at AS "refusedAt", ${unconfirmedAt}, o.courier_fee_cents AS "courierFeeCents", o.version, o.created_at AS "createdAt"`;

/** The order's lines that fulfil the condition on `i`, in the order in which they were written. */
const itemsWhere = <Condition extends string>(condition: Condition) =>
  `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id,
  'sellerId', i.seller_id, 'name', i.name, 'nameKm', i.name_km, 'imageUrl', i.image_url, 'priceCents', i.price_cents, 'quantity', i.quantity, 'discountCents', i.discount_cents, 'refundedQuantity', i.refunded_quantity, 'warrantyMonths', i.warranty_months,
  'serials', (SELECT json_agg(json_build_object('piece', s.piece, 'serial', s.serial) ORDER BY s.piece) FROM piece_serials s WHERE s.item_id = i.id),
  'packedAt', i.packed_at, 'packedById', i.packed_by_id, 'packedByName', i.packed_by_name)
  ORDER BY i.id), '[]') FROM order_items i WHERE i.order_id = o.id AND ${condition}) AS items` as const;

const itemsColumn = itemsWhere('true');

/** What happened to the order, the oldest first (`OrderStep`, with times as texts). */
const timelineColumn = `(SELECT coalesce(json_agg(json_build_object('type', e.type, 'at', e.at, 'courier', e.courier,
  'trackingNumber', e.tracking_number) ORDER BY e.id), '[]') FROM order_events e WHERE e.order_id = o.id) AS timeline`;

const findOwnOrder = prepared<Order>`
  SELECT ${orderColumns}, ${itemsColumn} FROM orders o WHERE o.id = $1 AND o.user_id = $2`;

const findOrder = prepared<Order>`SELECT ${orderColumns}, ${itemsColumn} FROM orders o WHERE o.id = $1`;

const findSoldBy = prepared<Order>`
  SELECT ${orderColumns}, ${itemsWhere('i.seller_id = $2')} FROM orders o
  WHERE o.id = $1 AND EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.seller_id = $2)`;

/** A paid order with what happened to it. */
export type PaidOrder = Order & { timeline: OrderStep[] };

type PaidRow = Order & { timeline: (Omit<OrderStep, 'at'> & { at: string | null })[] };

/**
 * The page `$3` (from 0) of `$2` orders, with how many there are in all, of those that the specification wants first. Only a search
 * looks at each of them.
 */
const pageOfPaid = <Join extends string, Search extends string>(join: Join, search: Search) =>
  `WITH paid AS (
     SELECT id, created_at, CASE payment_status WHEN 'completed' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END AS place FROM orders
     WHERE user_id = $1 AND (payment_status IN ('completed', 'paid') OR status IN ('paid', 'completed'))
   ), page AS (
     SELECT id, count(*) OVER ()::int AS total FROM paid ${join}
     WHERE place = (SELECT min(place) FROM paid) ${search}
     ORDER BY paid.created_at DESC, id LIMIT $2::int OFFSET $3::int * $2::int
   )
   SELECT ${orderColumns}, ${itemsColumn}, ${timelineColumn}, page.total FROM page JOIN orders o USING (id)
   ORDER BY o.created_at DESC, o.id` as const;

const findPaidOrders = prepared<PaidRow & { total: number }>`${pageOfPaid('', '')}`;
const searchPaidOrders = prepared<PaidRow & { total: number }>`
  ${pageOfPaid('JOIN orders o USING (id)', `AND ${isLikeAll('$4')}` as const)}`;

/** The newest orders of a user of which this is true, those in which all words of a search are. */
const ownOrders = <Condition extends string, Most extends number>(condition: Condition, most: Most) =>
  `SELECT ${orderColumns}, ${itemsColumn} FROM orders o WHERE o.user_id = $1 AND ${condition} AND ${isLikeAll('$2')}
   ORDER BY o.created_at DESC, o.id LIMIT ${most}` as const;

/** An order whose time has run out can no longer be paid, though its cancellation may take a moment. Cash is paid at the door. */
const findOpenOrders = prepared<Order>`${ownOrders(
  `CASE o.payment_method WHEN 'cod' THEN o.payment_status = 'pending' AND o.status IN ('pending', 'shipped', 'delivered')
     ELSE o.status = 'pending' AND o.pay_until > now() END`,
  maxOpen,
)}`;

const findClosedOrders = prepared<Order>`${ownOrders(`o.status IN ('cancelled', 'refunded')`, maxClosed)}`;

const lockOrders = prepared<Order>`
  SELECT ${orderColumns}, ${itemsColumn} FROM orders o WHERE o.id = ANY($1::text[]) ORDER BY o.id FOR UPDATE OF o`;

const placedColumns = `id, order_number, user_id, account_email, account_name, customer_name, phone_number, phone_e164,
  shipping_address, province, district, note, map_link, delivery_method, delivery_name, delivery_name_km,
  delivery_days_from, delivery_days_to, pick_up, discount_cents, promo_id, promo_code, subtotal_cents, shipping_cents, tax_cents, total_cents, status, payment_status,
  pay_until, payment_method, pay_currency, riel_rate, search_key, admin_key, pieces, client_network, client_wide_network`;

const lineColumns =
  'product_id, seller_id, name, name_km, name_key, image_url, price_cents, quantity, discount_cents, warranty_months';

/** Writes the order, its lines (each as JSON by the names of the columns) and the first entry of its timeline. */
const writeOrder = prepared`
  WITH placed AS (
    INSERT INTO orders (${placedColumns}) SELECT ${placedColumns} FROM jsonb_populate_record(NULL::orders, $1::jsonb)
    RETURNING id, user_id, account_name
  ), lines AS (
    INSERT INTO order_items (order_id, ${lineColumns})
    SELECT $2, ${lineColumns} FROM jsonb_populate_recordset(NULL::order_items, $3::jsonb)
  )
  INSERT INTO order_events (order_id, type, at, by_id, by_name)
  SELECT id, 'placed', now(), user_id, account_name FROM placed`;

const withTimes = (order: PaidRow): PaidOrder => ({
  ...order,
  timeline: order.timeline.map((step) => ({ ...step, at: step.at === null ? null : new Date(step.at) })),
});

@Injectable()
export class OrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The order with its lines, if it is this user's. */
  async findOwn(id: string, userId: string): Promise<Order | undefined> {
    const [order] = await findOwnOrder(this.dataSource, [id, userId]);
    return order;
  }

  /** The order with all lines, or with the lines of one seller; undefined when the seller has none in it. */
  async findFor(id: string, sellerId?: string): Promise<Order | undefined> {
    const [order] = sellerId
      ? await findSoldBy(this.dataSource, [id, sellerId])
      : await findOrder(this.dataSource, [id]);
    return order;
  }

  /**
   * A page of the user's paid orders, newest first, as the specification defines them: those with a completed payment; if there
   * are none, those with a paid payment; if there are none, those whose own status is paid or completed. `total` is how many
   * there are, 0 on a page behind the last. With `q` only those in which all of its words are.
   */
  async findPaidOf(
    userId: string,
    { page, limit, q }: { page: number; limit: number; q?: string },
  ): Promise<{ orders: PaidOrder[]; total: number }> {
    const place = [userId, limit, page - 1];
    const rows = q
      ? await searchPaidOrders(this.dataSource, [...place, patternsOf(q)])
      : await findPaidOrders(this.dataSource, place);
    return { orders: rows.map(withTimes), total: rows[0]?.total ?? 0 };
  }

  /** The user's orders that can still be paid or whose cash is not in, newest first; with `q` those in which all of its words are. */
  findOpenOf(userId: string, q?: string): Promise<Order[]> {
    return findOpenOrders(this.dataSource, [userId, patternsOf(q)]);
  }

  /** The user's newest orders that were cancelled or refunded, newest first; with `q` those in which all of its words are. */
  findClosedOf(userId: string, q?: string): Promise<Order[]> {
    return findClosedOrders(this.dataSource, [userId, patternsOf(q)]);
  }

  /** The order, locked until the transaction ends, so that its status changes one step at a time. */
  async lock(tx: EntityManager, id: string): Promise<Order | undefined> {
    const [order] = await this.lockAll(tx, [id]);
    return order;
  }

  /** Those of these orders that exist, with their lines; locked in the order of their ids. */
  lockAll(tx: EntityManager, ids: string[]): Promise<Order[]> {
    return lockOrders(tx, [ids]);
  }

  /** Writes a new order with its lines and the first entry of its timeline. */
  async place(tx: EntityManager, order: NewOrder): Promise<void> {
    await writeOrder.withNext(tx, [
      JSON.stringify(placedRow(order)),
      order.id,
      JSON.stringify(order.items.map(lineRow)),
    ]);
  }

  /** Writes the facts of a locked order that staff can change, and by what it is searched. */
  async update(tx: EntityManager, order: Order): Promise<void> {
    const { id, status, paymentStatus, refundedCents, version, cameBackAt, restocked } = order;
    const { courier, trackingNumber, trackingUrl, announceAt } = order;
    const { confirmedAt, calls, lastCallAt, refusedAt, courierFeeCents } = order;
    const { handedOverAt, collectedCents, collectedKhr, roundingKhr } = order;
    const { customerName, phoneNumber, phoneE164, shippingAddress } = order;
    const { province, district, note, mapLink } = order;
    await tx.update(
      Order,
      { id },
      {
        ...{ status, paymentStatus, refundedCents, version, cameBackAt, restocked },
        ...{ courier, trackingNumber, trackingUrl, announceAt },
        ...{ confirmedAt, calls, lastCallAt, refusedAt, courierFeeCents },
        ...{ handedOverAt, collectedCents, collectedKhr, roundingKhr },
        ...{ customerName, phoneNumber, phoneE164, shippingAddress, province, district, note, mapLink },
        searchKey: orderKey(order),
      },
    );
  }
}

const placedRow = (order: NewOrder) => ({
  id: order.id,
  order_number: order.orderNumber,
  user_id: order.userId,
  account_email: order.accountEmail,
  account_name: order.accountName,
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  phone_e164: order.phoneE164,
  shipping_address: order.shippingAddress,
  province: order.province,
  district: order.district,
  note: order.note,
  map_link: order.mapLink,
  delivery_method: order.deliveryMethod,
  delivery_name: order.deliveryName,
  delivery_name_km: order.deliveryNameKm,
  delivery_days_from: order.deliveryDaysFrom,
  delivery_days_to: order.deliveryDaysTo,
  pick_up: order.isPickUp,
  discount_cents: order.discountCents,
  promo_id: order.promoId,
  promo_code: order.promoCode,
  subtotal_cents: order.subtotalCents,
  shipping_cents: order.shippingCents,
  tax_cents: order.taxCents,
  total_cents: order.totalCents,
  status: order.status,
  payment_status: order.paymentStatus,
  payment_method: order.paymentMethod,
  pay_currency: order.payCurrency,
  riel_rate: order.rielRate,
  pay_until: order.payUntil,
  search_key: order.searchKey,
  admin_key: order.adminKey,
  pieces: order.pieces,
  client_network: order.clientNetwork,
  client_wide_network: order.clientWideNetwork,
});

const lineRow = (item: OrderItem) => ({
  product_id: item.productId,
  seller_id: item.sellerId,
  name: item.name,
  name_km: item.nameKm,
  name_key: item.nameKey,
  image_url: item.imageUrl,
  price_cents: item.priceCents,
  quantity: item.quantity,
  discount_cents: item.discountCents,
  warranty_months: item.warrantyMonths,
});
