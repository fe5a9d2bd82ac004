import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { findBrands } from './brand-products.repository.js';
import { snapshotOf, writtenEvents } from './product-snapshots.js';
import { priced } from './sale-prices.repository.js';
import { takeDue } from './scheduled-products.repository.js';

/** Shows the hidden products whose time has come; publishes products.written. */
@Injectable()
export class ShowScheduled {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  show(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const products = await takeDue(tx);
      if (products.length === 0) return;
      const brands = await findBrands(
        tx,
        products.map(({ brandId }) => brandId!),
      );
      const shown = (await priced(tx, products)).map((product) =>
        snapshotOf(product, brands.get(product.brandId!)!),
      );
      await this.outbox.record(tx, ...writtenEvents(shown));
    });
  }
}
