import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dayOf } from '../orders/index.js';

const today = dayOf('now()');

/** It begins when the order (`o`) is delivered, or where that is not known when it is paid, or else placed. */
const begins = dayOf(
  `coalesce((SELECT max(e.at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'delivered'), o.paid_at, o.created_at)`,
);

/** The last day of the warranty of a line (`i`) of an order (`o`); null where it has none. */
const until = `(${begins} + make_interval(months => nullif(i.warranty_months, 0)))::date` as const;

/** Whether a line (`i`) of an order (`o`) has a warranty still. */
export const isUnderWarranty = `coalesce(${until} >= ${today}, false)` as const;

/** What was bought, and until when its warranty holds. */
export interface Warranty {
  productId: number;
  name: string;
  nameKm: string | null;
  imageUrl: string;
  /** As YYYY-MM. */
  bought: string;
  /** Null where it has none. */
  months: number | null;
  /** The last day, as YYYY-MM-DD. */
  until: string | null;
  holds: boolean;
}

const findBySerial = prepared<Warranty>`
  SELECT i.product_id AS "productId", i.name, i.name_km AS "nameKm", i.image_url AS "imageUrl",
    to_char(${dayOf('o.created_at')}, 'YYYY-MM') AS bought, nullif(i.warranty_months, 0) AS months, ${until}::text AS until, ${isUnderWarranty} AS holds
  FROM piece_serials s JOIN order_items i ON i.id = s.item_id JOIN orders o ON o.id = i.order_id
  WHERE s.serial_key = $1 AND NOT s.released AND i.refunded_quantity < i.quantity AND o.status NOT IN ('cancelled', 'refunded')
  ORDER BY o.created_at DESC, s.item_id LIMIT 5`;

const findOfOrder = prepared<LineWarranty>`
  SELECT i.id, ${until}::text AS until, ${isUnderWarranty} AS holds
  FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.id = $1`;

/** The warranty of a line of an order: its last day, null where it has none, and whether it holds. */
export interface LineWarranty {
  id: number;
  until: string | null;
  holds: boolean;
}

@Injectable()
export class WarrantyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the pieces with a serial number in this form that are with customers, the newest first: products may share one. */
  findBySerial(key: string): Promise<Warranty[]> {
    return findBySerial(this.dataSource, [key]);
  }

  /** By the ids of an order's lines. */
  async ofOrder(orderId: string, tx?: EntityManager): Promise<Map<number, LineWarranty>> {
    const rows = await findOfOrder(tx ?? this.dataSource, [orderId]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
