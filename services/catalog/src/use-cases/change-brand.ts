import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { isBrandNameTaken } from '../data-access/brands.repository.js';
import { Brand } from '../domain/brand.js';
import { BrandExists } from '../domain/catalog.errors.js';
import { nameKey, withCapital } from '../domain/names.js';
import { brandSnapshotOf } from '../snapshots.js';

/** Renames a brand or replaces its logo; publishes brand.changed. */
@Injectable()
export class ChangeBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async run(id: number, change: { name?: string; imageUrl?: string }): Promise<Brand> {
    try {
      return await this.dataSource.transaction(async (tx) => {
        const brand = await tx.findOne(Brand, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (!brand) throw notFound('Brand');
        brand.name = withCapital(change.name ?? brand.name);
        brand.nameKey = nameKey(brand.name);
        brand.imageUrl = change.imageUrl ?? brand.imageUrl;
        await tx.update(Brand, { id }, brand);
        await this.outbox.record(tx, newEvent('brand.changed.v1', id, brandSnapshotOf(brand)));
        return brand;
      });
    } catch (error) {
      throw isBrandNameTaken(error) ? new BrandExists() : error;
    }
  }
}
