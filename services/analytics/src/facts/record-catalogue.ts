import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot, ShopEvent } from '@mekong/contracts';
import { newest } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { CatalogueRepository } from './catalogue.repository.js';

/** Keeps copies of products, brands and stock, by which sales are grouped. An older version changes nothing. */
@Injectable()
export class RecordCatalogue {
  constructor(private readonly catalogue: CatalogueRepository) {}

  upsertProducts(tx: EntityManager, products: ProductSnapshot[]): Promise<void> {
    return this.catalogue.upsertProducts(
      tx,
      newest(products, (product) => product.product_id),
    );
  }

  /** What each cost and since when, of which what was sold since is worth. */
  recordCosts(tx: EntityManager, events: ShopEvent<'product.costs-told.v1'>[]): Promise<void> {
    return this.catalogue.addCosts(
      tx,
      events.flatMap(({ data, time }) => data.costs.map((cost) => ({ ...cost, at: time }))),
    );
  }

  deleteProducts(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    return this.catalogue.markDeleted(tx, products);
  }

  upsertBrand(tx: EntityManager, brand: EventData<'brand.changed.v1'>, at: string): Promise<void> {
    return this.catalogue.upsertBrand(tx, brand, at);
  }

  updateStock(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<void> {
    return this.catalogue.updateStock(
      tx,
      newest(levels, (level) => level.product_id),
    );
  }
}
