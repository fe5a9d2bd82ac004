import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import { Shelf, type ShelvedProduct } from './shelf.js';
import { CatalogueState } from './catalogue-state.repository.js';
import { Kept } from './kept.js';
import { Sql } from '../sql.js';

/** On all shelves together: 50 MB. */
const mostProducts = 500_000;

/** The shelf of each category, kept while the catalogue stays as it is. */
@Injectable()
export class ShelvesRepository {
  private readonly kept: Kept<Shelf>;

  constructor(
    private readonly sql: Sql,
    catalogue: CatalogueState,
  ) {
    this.kept = new Kept(catalogue, { maxSize: mostProducts, sizeOf: ({ size }) => size, stockMs: 0 });
  }

  get(category: Category): Promise<Shelf> {
    return this.kept.get(category, false, async () => {
      const products = await this.sql.query<ShelvedProduct & { [column: string]: unknown }>(
        'shelf',
        `SELECT id, price_cents AS "priceCents", details FROM products WHERE category = $1 AND deleted_at IS NULL`,
        [category],
      );
      return new Shelf(category, products);
    });
  }
}
