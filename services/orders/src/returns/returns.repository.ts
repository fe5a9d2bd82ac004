import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { boughtByCustomer, isLikeAll, type OrderScope, patternsOf } from '../orders/index.js';
import { isUnderWarranty } from '../warranty/index.js';
import type { Return, WantedLine, WantedReturn } from './return.js';
import type { ReturnState } from './return-states.js';

/** Of one customer; older ones are only kept. */
const maxOwn = 100;

const columns = `r.id, r.order_id AS "orderId", o.order_number AS "orderNumber", o.user_id AS "userId", o.customer_name AS "customerName",
  r.state, r.reason, r.details, r.message, r.hand_over AS "handOver", r.label, r.refunded_cents AS "refundedCents",
  (SELECT count(*)::int FROM return_photos p WHERE p.return_id = r.id) AS photos, r.created_at AS "createdAt", r.changed_at AS "changedAt"`;

/** The lines that fulfil the condition on the order's line `i`. */
const linesWhere = <Condition extends string>(condition: Condition) =>
  `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'sellerId', i.seller_id, 'name', i.name,
  'nameKm', i.name_km, 'imageUrl', i.image_url, 'priceCents', i.price_cents, 'discountCents', i.discount_cents,
  'refundedQuantity', i.refunded_quantity, 'quantity', l.quantity, 'ordered', i.quantity, 'restocked', l.restocked) ORDER BY i.id), '[]')
  FROM return_lines l JOIN order_items i ON i.id = l.item_id WHERE l.return_id = r.id AND ${condition}) AS lines` as const;

const allLines = linesWhere('true');

const isSellers = `($1::uuid IS NULL OR i.seller_id = $1)`;

const findOne = prepared<Return>`
  SELECT ${columns}, ${allLines} FROM order_returns r JOIN orders o ON o.id = r.order_id WHERE r.id = $1`;

const lockOne = prepared<{ id: number }>`SELECT id FROM order_returns WHERE id = $1 FOR UPDATE`;

const findOfOrder = prepared<Return>`
  SELECT ${columns}, ${allLines} FROM order_returns r JOIN orders o ON o.id = r.order_id
  WHERE r.order_id = $1 ORDER BY r.id DESC`;

const findOfUser = prepared<Return>`
  SELECT ${columns}, ${allLines} FROM order_returns r JOIN orders o ON o.id = r.order_id
  WHERE o.user_id = $1 ORDER BY r.id DESC LIMIT ${maxOwn}`;

const findPage = prepared<Return & { total: number }>`
  WITH page AS (
    SELECT r.id, count(*) OVER ()::int AS total FROM order_returns r JOIN orders o ON o.id = r.order_id
    WHERE ($2::text IS NULL OR r.state = $2) AND ${isLikeAll('$3')} AND (NOT $4::boolean OR ${boughtByCustomer})
      AND ($1::uuid IS NULL OR EXISTS (SELECT FROM return_lines l JOIN order_items i ON i.id = l.item_id
        WHERE l.return_id = r.id AND i.seller_id = $1))
    ORDER BY r.id DESC LIMIT $5::int OFFSET $6::int * $5::int
  )
  SELECT ${columns}, ${linesWhere(isSellers)}, page.total FROM page JOIN order_returns r USING (id)
  JOIN orders o ON o.id = r.order_id ORDER BY r.id DESC`;

/** Whether a return's pieces are on their way back, or an amount was given back for them instead of their price. */
const isTaken = `(r.state IN ('requested', 'accepted', 'arrived') OR r.state = 'refunded' AND r.is_amount)`;

const findTaken = prepared<{ id: number; quantity: number }>`
  SELECT l.item_id AS id, sum(l.quantity)::int AS quantity FROM return_lines l JOIN order_returns r ON r.id = l.return_id
  WHERE r.order_id = $1 AND ${isTaken}
  GROUP BY l.item_id`;

const findReturnable = prepared<{ id: string }>`
  SELECT o.id FROM orders o
  CROSS JOIN LATERAL (SELECT max(e.at) AS at FROM order_events e WHERE e.order_id = o.id AND e.type = 'delivered') AS delivered
  WHERE o.user_id = $1 AND o.status = 'delivered' AND EXISTS (
    SELECT FROM order_items i WHERE i.order_id = o.id
      AND (delivered.at + $2::int * interval '24 hours' > now() OR ${isUnderWarranty})
      AND i.quantity - i.refunded_quantity > (SELECT coalesce(sum(l.quantity), 0) FROM return_lines l
        JOIN order_returns r ON r.id = l.return_id WHERE l.item_id = i.id AND ${isTaken}))
  ORDER BY o.created_at DESC`;

const countOfOrder = prepared<{ n: number }>`
  SELECT count(*)::int AS n FROM order_returns WHERE order_id = $1`;

const findDeliveredAt = prepared<{ at: Date | null }>`
  SELECT max(at) AS at FROM order_events WHERE order_id = $1 AND type = 'delivered'`;

const insert = prepared<{ id: number }>`
  WITH made AS (
    INSERT INTO order_returns (order_id, reason, details) VALUES ($1, $2, $3) RETURNING id
  ), lines AS (
    INSERT INTO return_lines (return_id, item_id, quantity)
    SELECT made.id, n.id, n.quantity FROM made, unnest($4::int[], $5::int[]) AS n (id, quantity)
  )
  SELECT id FROM made`;

const insertPhoto = prepared`INSERT INTO return_photos (return_id, place, bytes) VALUES ($1, $2, $3)`;

const findPhoto = prepared<{ bytes: Buffer }>`
  SELECT bytes FROM return_photos WHERE return_id = $1 AND place = $2`;

const update = prepared`
  UPDATE order_returns SET state = $2, message = $3, hand_over = $4, label = $5, refunded_cents = $6, is_amount = $7,
    changed_at = now() WHERE id = $1`;

const noteArrived = prepared`
  UPDATE return_lines l SET restocked = n.restocked FROM unnest($2::int[], $3::int[]) AS n (id, restocked)
  WHERE l.return_id = $1 AND l.item_id = n.id`;

const removeOldPhotos = prepared`
  DELETE FROM return_photos p USING order_returns r
  WHERE r.id = p.return_id AND r.state NOT IN ('requested', 'accepted', 'arrived') AND r.changed_at < now() - interval '180 days'`;

interface ReturnSearch extends Pick<OrderScope, 'sellerId' | 'ofCustomers'> {
  state?: ReturnState;
  q?: string;
  page: number;
  limit: number;
}

@Injectable()
export class ReturnsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: number, tx?: EntityManager): Promise<Return | undefined> {
    const [found] = await findOne(tx ?? this.dataSource, [id]);
    return found;
  }

  /** The same, locked until the transaction ends, and read after whoever had the lock before. */
  async lock(tx: EntityManager, id: number): Promise<Return> {
    await lockOne(tx, [id]);
    return (await this.find(id, tx))!;
  }

  /** All of an order, the newest first. */
  findOfOrder(orderId: string): Promise<Return[]> {
    return findOfOrder(this.dataSource, [orderId]);
  }

  /** The newest of a customer. */
  findOfUser(userId: string): Promise<Return[]> {
    return findOfUser(this.dataSource, [userId]);
  }

  /** A page of those in a state that are searched for, the newest first; of a seller those of what they sold, and only that. */
  async findPage({ sellerId, ofCustomers, state, q, page, limit }: ReturnSearch) {
    const values = [sellerId ?? null, state ?? null, patternsOf(q), ofCustomers ?? false, limit, page - 1];
    const rows = await findPage(this.dataSource, values);
    return { returns: rows, total: rows[0]?.total ?? 0 };
  }

  /** By the ids of an order's lines, how many pieces cannot be returned as they are coming back or have come. */
  async takenOf(orderId: string, tx?: EntityManager): Promise<Map<number, number>> {
    const rows = await findTaken(tx ?? this.dataSource, [orderId]);
    return new Map(rows.map(({ id, quantity }) => [id, quantity]));
  }

  /** The ids of a customer's orders of which a piece can be returned, within so many days or under warranty, newest first. */
  async findReturnable(userId: string, days: number): Promise<string[]> {
    return (await findReturnable(this.dataSource, [userId, days])).map(({ id }) => id);
  }

  async countOf(tx: EntityManager, orderId: string): Promise<number> {
    return (await countOfOrder(tx, [orderId]))[0]!.n;
  }

  /** When an order was delivered; null while it is not. */
  async deliveredAt(orderId: string, tx?: EntityManager): Promise<Date | null> {
    return (await findDeliveredAt(tx ?? this.dataSource, [orderId]))[0]!.at;
  }

  /** Answers the id. */
  async insert(tx: EntityManager, orderId: string, wanted: WantedReturn, photos: Buffer[]): Promise<number> {
    const { lines, reason, details } = wanted;
    const [ids, quantities] = [lines.map((line) => line.id), lines.map((line) => line.quantity)];
    const [made] = await insert(tx, [orderId, reason, details, ids, quantities]);
    for (const [place, bytes] of photos.entries()) await insertPhoto(tx, [made!.id, place, bytes]);
    return made!.id;
  }

  async findPhoto(id: number, place: number): Promise<Buffer | undefined> {
    return (await findPhoto(this.dataSource, [id, place]))[0]?.bytes;
  }

  /** Writes what has changed of a locked one; `isAmount` where an amount was given back instead of the price of its pieces. */
  async update(tx: EntityManager, changed: Return, isAmount: boolean): Promise<void> {
    const { id, state, message, handOver, label, refundedCents } = changed;
    await update(tx, [id, state, message, handOver, label, refundedCents, isAmount]);
  }

  /** Notes how many pieces of each line are on sale again (`quantity`). */
  async noteArrived(tx: EntityManager, id: number, restocked: WantedLine[]): Promise<void> {
    await noteArrived(tx, [id, restocked.map((line) => line.id), restocked.map((line) => line.quantity)]);
  }

  /** Deletes photos of what ended half a year ago. */
  async removeOldPhotos(): Promise<void> {
    await removeOldPhotos(this.dataSource, []);
  }
}
