import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { Product } from '../domain/product.js';
import { lockOwn } from './change-product.js';

/** Takes a product of the caller's (an admin: any) out of the shop; orders keep their lines. Publishes product.deleted. */
@Injectable()
export class DeleteProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const product = await lockOwn(tx, caller, id);
      const version = product.version + 1;
      await tx.update(Product, { id }, { deletedAt: new Date(), version });
      await this.outbox.record(tx, newEvent('product.deleted.v1', id, { product_id: id, version }));
    });
  }
}
