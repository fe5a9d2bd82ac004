import { Injectable } from '@nestjs/common';
import type { StockReason } from '@mekong/contracts';
import { removeInBatches, prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import type { StockCause } from './stock-change.js';

export interface StockChange {
  id: string;
  cause: StockCause;
  availableFrom: number;
  availableTo: number;
  heldFrom: number;
  heldTo: number;
  orderId: string | null;
  orderNumber: string | null;
  /** What staff gave as the reason of theirs. */
  reason: StockReason | null;
  /** Who of staff set or changed it; null where an order did, or they are not known any more. */
  byName: string | null;
  changedAt: Date;
}

const keptFor = '400 days';

const findProduct = prepared<{ name: string }>`
  SELECT name FROM products WHERE id = $1 AND ($2::uuid IS NULL OR seller_id = $2)`;

const countChanges = prepared<{ total: number }>`
  SELECT count(*)::int AS total FROM stock_changes WHERE product_id = $1`;

const findChanges = prepared<StockChange>`
  SELECT c.id, c.cause, c.available_from AS "availableFrom", c.available_to AS "availableTo",
    c.held_from AS "heldFrom", c.held_to AS "heldTo", c.order_id AS "orderId", o.order_number AS "orderNumber",
    c.reason, w.name AS "byName", c.changed_at AS "changedAt"
  FROM stock_changes c LEFT JOIN orders o ON o.id = c.order_id LEFT JOIN sellers w ON w.id = c.changed_by
  WHERE c.product_id = $1 ORDER BY c.id DESC LIMIT $2 OFFSET $3`;

@Injectable()
export class StockHistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The product's name, if it exists; with `sellerId` only if it is that seller's. */
  async findProduct(id: number, sellerId?: string): Promise<{ name: string } | undefined> {
    const [product] = await findProduct(this.dataSource, [id, sellerId ?? null]);
    return product;
  }

  /** One page of the changes of a product's stock, the latest first, and how many there are in all. */
  async findPage(
    productId: number,
    page: number,
    limit: number,
  ): Promise<{ changes: StockChange[]; total: number }> {
    const [counted] = await countChanges(this.dataSource, [productId]);
    const changes = await findChanges(this.dataSource, [productId, limit, (page - 1) * limit]);
    return { changes, total: counted!.total };
  }

  async removeOld(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'stock_changes',
      where: `changed_at < now() - interval '${keptFor}'`,
    });
  }
}
