import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { claimKey, type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import {
  aboutProduct,
  asEdited,
  BrandsRepository,
  factsOf,
  pricedOne,
  writeDeletion,
} from '../products/index.js';
import { lockOwn } from './lock-own.js';

/** Deletes one of the caller's products (any for an admin); orders keep their lines. Publishes product.deleted. */
@Injectable()
export class DeleteProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Throws StaleEdit when the product has changed since the version that the caller has seen, if given. */
  delete(caller: Identity, id: number, seenVersion?: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await claimKey(tx, id);
      const product = await lockOwn(tx, caller, id);
      const brand = await this.brands.of(tx, product);
      refuseStale('product', asEdited(Object.assign(await pricedOne(tx, product), { brand })), seenVersion);
      const version = product.version + 1;
      await writeDeletion(tx, { id, deletedAt: new Date(), version });
      await this.outbox.record(
        tx,
        newEvent('product.deleted.v1', id, { product_id: id, version }),
        staffActed(caller, 'product.deleted', aboutProduct(product), { before: factsOf(product, brand) }),
      );
    });
  }
}
