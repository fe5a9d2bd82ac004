import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity, mayManage } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import {
  aboutProduct,
  BrandsRepository,
  codeTaken,
  factsOf,
  imagesOf,
  lockDeleted,
  pricedOne,
  ProductExists,
  type ShownProduct,
  snapshotOf,
  unknownBrand,
  writeDeletion,
} from '../products/index.js';
import { storeWords } from '../search-index/index.js';
import { isSameProduct } from '../constraints.js';
import { restorableSince } from '../restorable-since.js';

/**
 * Puts one of the caller's deleted products (any for an admin) into the shop again as it was; publishes product.changed.
 * Throws a 404 when it was deleted too long ago, ProductExists, and a 400 when its brand is gone or a code of it taken.
 */
@Injectable()
export class RestoreProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  async restore(caller: Identity, id: number): Promise<ShownProduct> {
    try {
      return await onceByKey(this.dataSource, (tx) => this.restoreIn(tx, caller, id));
    } catch (error) {
      throw isSameProduct(error) ? new ProductExists() : (codeTaken(error) ?? error);
    }
  }

  private async restoreIn(tx: EntityManager, caller: Identity, id: number): Promise<ShownProduct> {
    const product = await lockDeleted(tx, id, restorableSince());
    if (!product || !mayManage(caller, product)) throw notFound('Product');
    const brand = await this.brands.find(tx, product.brandId ?? 0);
    if (!brand) throw unknownBrand();
    product.deletedAt = null;
    product.version += 1;
    await writeDeletion(tx, product);
    await storeWords(tx, [product]);
    const images = await imagesOf(tx, product);
    const shown = await pricedOne(tx, product);
    await this.outbox.record(
      tx,
      newEvent('product.changed.v1', id, snapshotOf(shown, brand)),
      staffActed(caller, 'product.restored', aboutProduct(product), {
        after: factsOf(product, brand, images),
      }),
    );
    return Object.assign(shown, { brand, images });
  }
}
