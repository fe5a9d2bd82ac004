import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { textKey } from '@mekong/contracts';
import { Brand, brandSnapshotOf, BrandsRepository } from '../products/index.js';
import { isBrandNameTaken } from '../constraints.js';
import { BrandExists } from './errors.js';
import { withCapital } from '../names.js';
import { aboutBrand } from './audit.js';

/** Adds a brand, with a capital first letter; publishes brand.created. Throws BrandExists when the name is taken, in any letter case. */
@Injectable()
export class CreateBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  async create(caller: Identity, name: string, imageUrl: string): Promise<Brand> {
    const brand = Object.assign(new Brand(), {
      name: withCapital(name),
      nameKey: textKey(name),
      imageUrl,
      version: 1,
    });
    try {
      return await onceByKey(this.dataSource, async (tx) => {
        await this.brands.insert(tx, brand);
        await this.outbox.record(
          tx,
          newEvent('brand.created.v1', brand.id, brandSnapshotOf(brand)),
          staffActed(caller, 'brand.created', aboutBrand(brand), {
            after: { name: brand.name, image_url: imageUrl },
          }),
        );
        return brand;
      });
    } catch (error) {
      throw isBrandNameTaken(error) ? new BrandExists() : error;
    }
  }
}
