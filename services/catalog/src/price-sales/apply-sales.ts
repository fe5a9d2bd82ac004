import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { findBrands, priced, snapshotOf, writtenEvents } from '../products/index.js';
import { DueSalesRepository } from './due-sales.repository.js';

/** How many transactions one call makes at most, so that a service that closes does not wait long. */
const mostAtOnce = 20;

/**
 * Begins and ends the sales whose time has come, and gives their products the prices of the sales that run then, some with each
 * transaction; publishes products.written. A price depends on nothing but what runs, so whoever is killed between two
 * transactions, or works beside another replica, at worst looks at a product twice. Whoever writes a product keeps its sale
 * price itself (`keep_sale_price` in the database) but may have looked before the sale began, and commit after its products
 * were read: so there is a second round once all transactions of that time are over.
 */
@Injectable()
export class ApplySales {
  constructor(
    private readonly dataSource: DataSource,
    private readonly due: DueSalesRepository,
    private readonly outbox: Outbox,
  ) {}

  async apply(): Promise<void> {
    await this.due.turnDue();
    for (let count = 0; count < mostAtOnce; count += 1) if (!(await this.priceSome())) return;
  }

  /** Answers whether there was anything to do. */
  private priceSome(): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const sale = await this.due.lockNext(tx);
      if (!sale) return false;
      const ids = await this.due.lockProducts(tx, sale);
      const products = await this.due.reprice(tx, ids);
      const brands = await findBrands(
        tx,
        products.map(({ brandId }) => brandId!),
      );
      const snapshots = (await priced(tx, products)).map((product) =>
        snapshotOf(product, brands.get(product.brandId!)!),
      );
      await this.outbox.record(tx, ...writtenEvents(snapshots));
      await this.due.advance(tx, sale, ids);
      return true;
    });
  }
}
