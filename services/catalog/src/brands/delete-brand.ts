import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { noteLastUse } from '../images/index.js';
import { BrandsRepository, countProducts } from '../products/index.js';
import { BrandInUse } from './errors.js';
import { aboutBrand } from './audit.js';

/** Removes a brand that has no products in the shop; publishes brand.deleted. Throws BrandInUse with their number. */
@Injectable()
export class DeleteBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  delete(caller: Identity, id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      // Because of the lock, a product that is added at the same time waits, and then fails as its brand is deleted.
      const brand = await this.brands.lock(tx, id);
      if (!brand) throw notFound('Brand');
      const products = await countProducts(tx, id);
      if (products > 0) throw new BrandInUse(products);
      await this.brands.remove(tx, id);
      await noteLastUse(tx, brand.imageUrl);
      await this.outbox.record(
        tx,
        newEvent('brand.deleted.v1', id, { brand_id: id }),
        staffActed(caller, 'brand.deleted', aboutBrand(brand), {
          before: { name: brand.name, image_url: brand.imageUrl },
        }),
      );
    });
  }
}
