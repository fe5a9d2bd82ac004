import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { productsExported } from '../audit.js';
import { ListsRepository } from '../browsing/lists.repository.js';
import { exportFile } from '../bulk/export-file.js';
import { ProductsRepository } from './products.repository.js';

/** Makes a file of a seller's products, hidden ones too, and tells the audit log. */
@Injectable()
export class ExportProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: ListsRepository,
    private readonly products: ProductsRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(caller: Identity): Promise<Buffer> {
    const lists = await Promise.all(
      (['shop', 'hidden'] as const).map((place) =>
        this.lists.ids({ sort: 'name-asc', sellerId: caller.userId, place }),
      ),
    );
    const products = (await Promise.all(lists.map((ids) => this.products.findAny(ids)))).flat();
    const exported = productsExported(caller, products.length);
    await this.dataSource.transaction((tx) => this.outbox.record(tx, exported));
    return exportFile(products);
  }
}
