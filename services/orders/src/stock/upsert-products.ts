import { Injectable } from '@nestjs/common';
import type { ProductSnapshot } from '@mekong/contracts';
import { inRounds, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { stockEvents } from './stock-events.js';
import { ProductsRepository } from './products.repository.js';
import { StockRepository } from './stock.repository.js';

/**
 * Updates the product copies, and the stock where staff have changed it; an older version changes nothing.
 * Publishes stock.changed for each changed stock.
 */
@Injectable()
export class UpsertProducts {
  constructor(
    private readonly products: ProductsRepository,
    private readonly stock: StockRepository,
    private readonly outbox: Outbox,
  ) {}

  async upsert(tx: EntityManager, products: ProductSnapshot[]): Promise<void> {
    for (const round of inRounds(products, (product) => product.product_id)) {
      await this.products.upsert(tx, round);
      await this.outbox.record(tx, ...stockEvents(await this.stock.set(tx, round)));
    }
  }
}
