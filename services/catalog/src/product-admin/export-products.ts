import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { type Identity, sellerScope } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { productsExported } from './audit.js';
import { KnownSpecFields, ListsRepository } from '../browsing/index.js';
import { type ExportedProduct, exportFile } from '../bulk/index.js';
import { findVariants, ProductsRepository } from '../products/index.js';

const pageSize = 500;

/** Makes a file of a seller's products, or for an admin of all, hidden ones too, and tells the audit log. */
@Injectable()
export class ExportProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: ListsRepository,
    private readonly products: ProductsRepository,
    private readonly specFields: KnownSpecFields,
    private readonly outbox: Outbox,
  ) {}

  /** The file in parts, which are read when they are asked for. Which products it has is settled before the first. */
  async export(caller: Identity): Promise<AsyncIterable<string>> {
    const sellerId = sellerScope(caller);
    const ids = await this.idsOf(sellerId);
    const categories = await this.products.categoriesOf(sellerId);
    const exported = productsExported(caller, ids.length);
    await this.dataSource.transaction((tx) => this.outbox.record(tx, exported));
    const specFields = await this.specFields.now();
    return exportFile(categories, this.pages(ids), { specFields, ofAllSellers: sellerId === undefined });
  }

  private async idsOf(sellerId?: string): Promise<number[]> {
    const lists = await Promise.all(
      (['shop', 'hidden'] as const).map((place) => this.lists.ids({ sort: 'name-asc', sellerId, place })),
    );
    // One that is hidden between the two reads is in both.
    return [...new Set(lists.flatMap((list) => [...list]))];
  }

  private async *pages(ids: number[]): AsyncGenerator<ExportedProduct[]> {
    for (let start = 0; start < ids.length; start += pageSize) {
      const page = ids.slice(start, start + pageSize);
      const products = await this.products.findAny(Int32Array.from(page));
      const variants = await findVariants(this.dataSource, page);
      yield products
        .filter(({ deletedAt }) => !deletedAt)
        .map((product) => ({ ...product, variant: variants.get(product.id) }));
    }
  }
}
