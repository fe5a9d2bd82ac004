import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { noteLastUse } from '../images/index.js';
import {
  type Brand,
  BrandsRepository,
  lockForMerge,
  moveProducts,
  priced,
  productsOf,
  sameProducts,
  snapshotOf,
  writtenEvents,
} from '../products/index.js';
import { moveBrandWords } from '../search-index/index.js';
import { SameProducts } from './errors.js';
import { aboutBrand } from './audit.js';

/** The remaining brand, and how many products were moved to it. */
export interface Merged {
  brand: Brand;
  moved: number;
}

/**
 * Moves all products of a brand to another one and deletes the first, in one transaction. Publishes products.written and
 * brand.deleted. Throws SameProducts when a seller has the same product in both.
 */
@Injectable()
export class MergeBrands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  merge(caller: Identity, fromId: number, intoId: number): Promise<Merged> {
    return onceByKey(this.dataSource, async (tx) => {
      const { from, into } = await lockForMerge(tx, fromId, intoId);
      if (!from || !into) throw notFound('Brand');
      const twins = await sameProducts(tx, fromId, intoId);
      if (twins.length > 0) throw new SameProducts(twins);
      const moved = await this.move(tx, from, into);
      await this.brands.remove(tx, fromId);
      await noteLastUse(tx, from.imageUrl);
      await this.outbox.record(
        tx,
        newEvent('brand.deleted.v1', fromId, { brand_id: fromId }),
        staffActed(caller, 'brand.merged', aboutBrand(from), {
          before: { name: from.name, image_url: from.imageUrl },
          after: { name: into.name, products: moved },
        }),
      );
      return { brand: into, moved };
    });
  }

  /** Also moves deleted products, without events, so that they do not lose their brand. */
  private async move(tx: EntityManager, from: Brand, into: Brand): Promise<number> {
    const products = await productsOf(tx, from.id);
    await moveProducts(tx, from.id, into.id);
    await moveBrandWords(tx, from.id, into.id);
    for (const product of products) product.version += 1;
    const written = (await priced(tx, products)).map((product) => snapshotOf(product, into));
    await this.outbox.record(tx, ...writtenEvents(written));
    return products.length;
  }
}
