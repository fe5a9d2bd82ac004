import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { newest } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { ProductsRepository } from './products.repository.js';

/** Marks product copies as deleted, so that they can no longer be bought; the lines of orders stay. Works before the product itself has arrived. */
@Injectable()
export class DeleteProducts {
  constructor(private readonly products: ProductsRepository) {}

  delete(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    return this.products.markDeleted(
      tx,
      newest(products, (product) => product.product_id),
    );
  }
}
