import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { lockUsedImages, type OddImage } from '../images/index.js';
import {
  aboutProduct,
  BrandsRepository,
  codeTaken,
  costsTold,
  factsOf,
  insertProduct,
  type NewProduct,
  newRow,
  pricedOne,
  ProductExists,
  type ProductImage,
  type SavedProduct,
  snapshotOf,
  storeImages,
  takeCosts,
  unknownBrand,
} from '../products/index.js';
import { storeWords } from '../search-index/index.js';
import { isBrandGone, isSameProduct } from '../constraints.js';

/** Adds a product; publishes product.created. Throws ProductExists when the seller has the same product already, and a 400 for a code of another one. */
@Injectable()
export class CreateProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** `takeImages` is called when everything else is valid; it answers the images, the main one first, and what is odd about them. */
  async create(
    caller: Identity,
    product: NewProduct,
    takeImages: () => Promise<{ images: ProductImage[]; oddImages: OddImage[] }>,
  ): Promise<SavedProduct> {
    const brand = await this.brands.findNamed(product.brand);
    if (!brand) throw unknownBrand();
    const { images, oddImages } = await takeImages();
    const row = newRow(caller.userId, product, brand, images[0]!.url);
    try {
      return await onceByKey(this.dataSource, async (tx) => {
        await insertProduct(tx, row);
        await storeWords(tx, [row]);
        await lockUsedImages(
          tx,
          images.map(({ url }) => url),
        );
        await storeImages(tx, row.id, images);
        const shown = await pricedOne(tx, row);
        const { id, version, stock: pieces, costCents } = row;
        const cost = { id, version, pieces, costCents, isOfAll: true, supplier: null };
        const told = await takeCosts(tx, costCents === null ? [] : [cost]);
        await this.outbox.record(
          tx,
          newEvent('product.created.v1', row.id, snapshotOf(shown, brand, { by: caller.userId })),
          ...costsTold(told),
          staffActed(caller, 'product.created', aboutProduct(row), {
            after: factsOf(row, brand, images),
          }),
        );
        return Object.assign(shown, { brand, images, oddImages });
      });
    } catch (error) {
      if (isSameProduct(error)) throw new ProductExists();
      throw isBrandGone(error) ? unknownBrand() : (codeTaken(error) ?? error);
    }
  }
}
