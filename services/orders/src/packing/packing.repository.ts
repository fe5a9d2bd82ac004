import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import type { OrderItem } from '../orders/index.js';

/** A line of an order as it is packed. */
export type PackedLine = Pick<
  OrderItem,
  'id' | 'name' | 'quantity' | 'sellerId' | 'packedById' | 'packedByName'
> & { packedAt: Date | null };

const findLines = prepared<PackedLine>`
  SELECT id, name, quantity, seller_id AS "sellerId", packed_at AS "packedAt", packed_by_id AS "packedById",
    packed_by_name AS "packedByName"
  FROM order_items WHERE order_id = $1 AND refunded_quantity < quantity ORDER BY id`;

const pack = prepared`
  UPDATE order_items SET packed_at = now(), packed_by_id = $2, packed_by_name = $3 WHERE id = ANY ($1::int[])`;

const unpack = prepared`
  UPDATE order_items SET packed_at = NULL, packed_by_id = NULL, packed_by_name = NULL WHERE id = ANY ($1::int[])`;

@Injectable()
export class PackingRepository {
  /** The lines of a locked order that are not given back; what was read with the lock may be from before somebody else had it. */
  findLines(tx: EntityManager, orderId: string): Promise<PackedLine[]> {
    return findLines(tx, [orderId]);
  }

  /** Notes that lines of a locked order were packed. */
  async pack(tx: EntityManager, lineIds: number[], by: { userId: string; name: string }): Promise<void> {
    await pack(tx, [lineIds, by.userId, by.name]);
  }

  /** Notes that lines of a locked order are not packed any more. */
  async unpack(tx: EntityManager, lineIds: number[]): Promise<void> {
    await unpack(tx, [lineIds]);
  }
}
