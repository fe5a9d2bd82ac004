import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CategoryIndex, type IndexedProduct } from './category-index.js';
import { CatalogueState } from './catalogue-state.repository.js';
import { CatalogueCache } from './catalogue-cache.js';
import { KnownSpecFields } from './known-spec-fields.js';

/** The products in all indexes together, which take 50 MB. */
const maxProducts = 500_000;

const findProducts = prepared<IndexedProduct>`
  SELECT id, coalesce(sale_cents, price_cents) AS "priceCents", details FROM products
  WHERE category = $1 AND deleted_at IS NULL AND NOT hidden`;

/** The index of each category, cached until the catalogue changes. */
@Injectable()
export class CategoryIndexRepository {
  private readonly cache: CatalogueCache<CategoryIndex>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly specFields: KnownSpecFields,
    catalogue: CatalogueState,
  ) {
    this.cache = new CatalogueCache(catalogue, {
      maxSize: maxProducts,
      sizeOf: ({ size }) => size,
      stockMs: 0,
    });
  }

  get(category: Category): Promise<CategoryIndex> {
    return this.cache.get(category, false, async () => {
      const { filterNames } = (await this.specFields.now()).of(category);
      return new CategoryIndex(filterNames, await findProducts(this.dataSource, [category]));
    });
  }
}
