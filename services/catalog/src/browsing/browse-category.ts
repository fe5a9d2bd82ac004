import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import { ListsRepository, type ProductOrder } from './lists.repository.js';
import { CategoryIndexRepository } from './category-index.repository.js';
import type { Facets, Filters } from './category-index.js';

export interface CategoryRequest {
  category: Category;
  /** A brand's name or id; without one all brands. */
  brand?: string;
  sort: ProductOrder;
  filters: Filters;
  /** Whether to answer the counts beside the filters, too. */
  facets: boolean;
}

/** Applies filters to the products of a category, or of one brand in it. */
@Injectable()
export class BrowseCategory {
  constructor(
    private readonly lists: ListsRepository,
    private readonly indexes: CategoryIndexRepository,
  ) {}

  /** The ids of the products that pass the filters, sorted. What depends on the stock may be half a second old. */
  async browse(wanted: CategoryRequest): Promise<{ ids: Int32Array; facets?: Facets }> {
    const { category, brand, sort, filters, facets } = wanted;
    const list = await this.lists.ids({ category, brand, sort });
    if (!facets && !isNarrowing(filters)) return { ids: list };
    const [index, soldOut] = await Promise.all([
      this.indexes.get(category),
      this.lists.ids({ category, stock: 'out', sort: 'oldest' }),
    ]);
    const narrowed = index.narrow(list, new Set(soldOut), filters);
    return { ids: narrowed.ids, facets: facets ? narrowed.facets() : undefined };
  }
}

function isNarrowing({ minPrice, maxPrice, inStock, details }: Filters): boolean {
  return minPrice !== undefined || maxPrice !== undefined || inStock || details.size > 0;
}
