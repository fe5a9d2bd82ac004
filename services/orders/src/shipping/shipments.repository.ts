import { Injectable } from '@nestjs/common';
import { prepared, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { type Order, orderColumns, orderKey, orderTransitions, takeBackSeconds } from '../orders/index.js';

const { ship, deliver } = orderTransitions;

/** Who shipped an order, and when; the time is null when it is not known. */
export interface Shipper {
  orderId: string;
  byId: string | null;
  byName: string | null;
  at: Date | null;
}

const writeShipments = prepared`
  WITH shipped AS (
    UPDATE orders o SET status = '${ship.to}', courier = n.courier, tracking_number = n.tracking_number,
      tracking_url = n.tracking_url, search_key = n.search_key, version = o.version + 1,
      announce_at = now() + interval '${takeBackSeconds} seconds'
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
      AS n (id, courier, tracking_number, tracking_url, search_key)
    WHERE o.id = n.id
  )
  INSERT INTO order_events (order_id, type, at, by_id, by_name, courier, tracking_number)
  SELECT id, 'shipped', now(), $6::uuid, $7::text, courier, tracking_number
  FROM unnest($1::text[], $2::text[], $3::text[]) AS n (id, courier, tracking_number)`;

const takeBackShipments = prepared`
  WITH taken_back AS (
    UPDATE orders o SET status = n.status, courier = NULL, tracking_number = NULL, tracking_url = NULL,
      announce_at = NULL, search_key = n.search_key, version = o.version + 1
    FROM unnest($1::text[], $2::text[], $5::text[]) AS n (id, search_key, status) WHERE o.id = n.id
  )
  INSERT INTO order_events (order_id, type, at, by_id, by_name)
  SELECT id, 'taken_back', now(), $3::uuid, $4::text FROM unnest($1::text[]) AS n (id)`;

const deliverShipments = prepared`
  WITH delivered AS (
    UPDATE orders SET status = '${deliver.to}', announce_at = NULL, version = version + 1 WHERE id = ANY ($1::text[])
  )
  INSERT INTO order_events (order_id, type, at, by_id, by_name)
  SELECT id, 'delivered', now(), $2::uuid, $3::text FROM unnest($1::text[]) AS n (id)`;

const findShippers = prepared<Shipper>`
  SELECT DISTINCT ON (order_id) order_id AS "orderId", by_id AS "byId", by_name AS "byName", at FROM order_events
  WHERE order_id = ANY($1::text[]) AND type = 'shipped' ORDER BY order_id, id DESC`;

const isAnyDue = prepared<{ due: boolean }>`
  SELECT EXISTS (SELECT FROM orders WHERE announce_at <= now()) AS due`;

const takeDueShipments = prepared<Omit<Order, 'items'>>`
  UPDATE orders o SET announce_at = NULL FROM (
    SELECT id FROM orders WHERE announce_at <= now() ORDER BY announce_at, id LIMIT $1 FOR UPDATE SKIP LOCKED) due
  WHERE o.id = due.id RETURNING ${orderColumns}`;

/** Shipments that can still be taken back, and the moment when they no longer can. */
@Injectable()
export class ShipmentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes the shipments of locked orders, to be announced in a while, and the entries of their timelines. */
  async ship(tx: EntityManager, by: Identity, orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    await writeShipments(tx, [
      orders.map(({ id }) => id),
      orders.map(({ courier }) => courier),
      orders.map(({ trackingNumber }) => trackingNumber),
      orders.map(({ trackingUrl }) => trackingUrl),
      orders.map(orderKey),
      by.userId,
      by.name,
    ]);
  }

  /** Writes the statuses of locked orders whose shipments are taken back, and writes the entries of their timelines. */
  async takeBack(tx: EntityManager, by: Identity, orders: Order[]): Promise<void> {
    if (orders.length === 0) return;
    const statuses = orders.map(({ status }) => status);
    await takeBackShipments(tx, [
      ...[orders.map(({ id }) => id), orders.map(orderKey), by.userId, by.name, statuses],
    ]);
  }

  /** Makes locked orders delivered, and writes the entries of their timelines. */
  async deliver(tx: EntityManager, by: Identity, orders: Order[]): Promise<void> {
    await deliverShipments(tx, [orders.map(({ id }) => id), by.userId, by.name]);
  }

  /** Who shipped these orders last, by their ids. */
  async findShippers(tx: EntityManager, ids: string[]): Promise<Map<string, Shipper>> {
    if (ids.length === 0) return new Map();
    return new Map((await findShippers(tx, [ids])).map((shipper) => [shipper.orderId, shipper]));
  }

  /** Whether a shipment is to be announced by now. */
  async isAnyDue(): Promise<boolean> {
    const [row] = await isAnyDue(this.dataSource, []);
    return row!.due;
  }

  /** Locks shipped orders that are to be announced by now, and marks them as announced; skips those that others have locked. */
  takeDue(tx: EntityManager, limit: number): Promise<Omit<Order, 'items'>[]> {
    return takeDueShipments(tx, [limit]);
  }
}
