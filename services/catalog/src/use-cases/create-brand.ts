import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { isBrandNameTaken } from '../data-access/brands.repository.js';
import { Brand } from '../domain/brand.js';
import { BrandExists } from '../domain/catalog.errors.js';
import { nameKey, withCapital } from '../domain/names.js';
import { brandSnapshotOf } from '../snapshots.js';

/** Adds a brand, its name with a capital; publishes brand.created. Throws BrandExists for a name in any letter case. */
@Injectable()
export class CreateBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async run(name: string, imageUrl: string): Promise<Brand> {
    const brand = Object.assign(new Brand(), { name: withCapital(name), nameKey: nameKey(name), imageUrl });
    try {
      await this.dataSource.transaction(async (tx) => {
        await tx.insert(Brand, brand);
        await this.outbox.record(tx, newEvent('brand.created.v1', brand.id, brandSnapshotOf(brand)));
      });
    } catch (error) {
      throw isBrandNameTaken(error) ? new BrandExists() : error;
    }
    return brand;
  }
}
