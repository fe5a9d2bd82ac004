import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { newest } from '@mekong/messaging';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** Rows are locked in the order of their ids, as all do who write several products. */
const updateStock = prepared(
  `WITH told AS (
     SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS told (id, available, held, version)
   ), known AS MATERIALIZED (
     SELECT id FROM products WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
   )
   UPDATE products p SET stock = told.available, stock_version = told.version, held = coalesce(told.held, p.held)
   FROM told JOIN known USING (id) WHERE p.id = told.id AND p.stock_version < told.version`,
);

/** Keeps the shown copy of the stock, which orders owns. Older news changes nothing. */
@Injectable()
export class FollowStock {
  async run(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<void> {
    const latest = newest(levels, (level) => level.product_id);
    await updateStock(tx, [
      latest.map((level) => level.product_id),
      latest.map((level) => level.available),
      latest.map((level) => level.held ?? null),
      latest.map((level) => level.version),
    ]);
  }
}
