import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { DataSource, In } from 'typeorm';
import { Brand } from '../brands/brand.entity.js';
import { snapshotOf, writtenEvents } from '../product-snapshots.js';
import { takeDue } from './scheduled-products.repository.js';

/** Shows the hidden products whose time has come; publishes products.written. */
@Injectable()
export class ShowScheduled {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  run(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const products = await takeDue(tx);
      if (products.length === 0) return;
      const brands = await tx.findBy(Brand, { id: In(products.map(({ brandId }) => brandId!)) });
      const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
      const shown = products.map((product) => snapshotOf(product, brandOf.get(product.brandId!)!));
      await this.outbox.record(tx, ...writtenEvents(shown));
    });
  }
}
