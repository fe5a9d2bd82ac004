import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import { ListsRepository, type ProductOrder } from './lists.repository.js';
import { ShelvesRepository } from './shelves.repository.js';
import type { Facets, Filters } from './shelf.js';

export interface WantedOfCategory {
  category: Category;
  /** A brand's name or id; without one all brands. */
  brand?: string;
  sort: ProductOrder;
  filters: Filters;
  /** Whether the counts beside the filters are wanted, too. */
  facets: boolean;
}

/** Narrows a category, or one brand's part of it, down by filters. */
@Injectable()
export class BrowseCategory {
  constructor(
    private readonly lists: ListsRepository,
    private readonly shelves: ShelvesRepository,
  ) {}

  /** The ids of what passes the filters, in the wanted order. What hangs on the stock may be half a second old. */
  async run(wanted: WantedOfCategory): Promise<{ ids: Int32Array; facets?: Facets }> {
    const { category, brand, sort, filters, facets } = wanted;
    const list = await this.lists.ids({ category, brand, sort });
    if (!facets && !isNarrowing(filters)) return { ids: list };
    const [shelf, soldOut] = await Promise.all([
      this.shelves.get(category),
      this.lists.ids({ category, stock: 'out', sort: 'oldest' }),
    ]);
    const narrowed = shelf.narrow(list, new Set(soldOut), filters);
    return { ids: narrowed.ids, facets: facets ? narrowed.facets() : undefined };
  }
}

function isNarrowing({ minPrice, maxPrice, inStock, details }: Filters): boolean {
  return minPrice !== undefined || maxPrice !== undefined || inStock || details.size > 0;
}
