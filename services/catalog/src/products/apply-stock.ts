import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { newest } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { updateStock } from './stock.repository.js';

/** Updates the shown copy of the stock, which orders owns. Older events change nothing. */
@Injectable()
export class ApplyStock {
  async apply(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<void> {
    await updateStock(
      tx,
      newest(levels, (level) => level.product_id),
      new Set(levels.filter(({ held }) => held > 0).map((level) => level.product_id)),
    );
  }
}
