import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

/** Keeps the shown copy of the stock, which orders owns. Older news changes nothing. */
@Injectable()
export class FollowStock {
  async run(
    tx: EntityManager,
    { product_id, available, held, version }: EventData<'stock.changed.v1'>,
  ): Promise<void> {
    await tx.query(
      `UPDATE products SET stock = $2, stock_version = $3, held = coalesce($4, held)
       WHERE id = $1 AND stock_version < $3`,
      [product_id, available, version, held ?? null],
    );
  }
}
