import { Injectable } from '@nestjs/common';
import { textKey, type Category } from '@mekong/contracts';
import type { Network } from '@mekong/service-defaults';
import { isOpenPrice } from './price-words.js';
import { asTyped, saysOnlyPrice } from './read-wishes.js';
import type { FoundProduct } from './search.repository.js';
import { saysUnwanted } from './unwanted-words.js';
import type { FoundProducts } from './found-products.js';
import { maxFound, SearchProducts } from './search-products.js';
import {
  CatalogueCache,
  CatalogueState,
  CategoryIndexRepository,
  type Facets,
  type Filters,
  ListsRepository,
  type NarrowedList,
  type ProductOrder,
} from '../browsing/index.js';

export interface SearchPageRequest {
  term: string;
  /** Only products of this category. */
  category?: Category;
  /** Only products of this brand; its name or id. */
  brand?: string;
  /** Without one the best come first. */
  sort?: ProductOrder;
  filters: Filters;
  /** Where the search comes from. */
  network: Network;
}

export interface SearchPage {
  ids: Int32Array;
  facets: Facets;
  /** How many products of each category were found, whatever the filters. */
  categories: { category: Category; count: number }[];
  /** The term as it was understood, when only that finds something. */
  understood: string | null;
  /** Words that were left out, as nothing has them with the others. */
  leftOut: string[];
}

/** The products in all cached searches together, which take 50 MB. */
const maxCached = 500_000;

/** Applies filters and an order to the products that a search finds. */
@Injectable()
export class BrowseSearch {
  private readonly cache: CatalogueCache<FoundProducts<FoundProduct>>;

  constructor(
    private readonly search: SearchProducts,
    private readonly lists: ListsRepository,
    private readonly indexes: CategoryIndexRepository,
    catalogue: CatalogueState,
  ) {
    this.cache = new CatalogueCache(catalogue, {
      maxSize: maxCached,
      sizeOf: ({ products }) => products.length + 50,
      stockMs: 500,
    });
  }

  /** The ids of the found products that pass the filters, sorted. What depends on the stock may be half a second old. */
  async browse({ term, category, brand, sort, filters, network }: SearchPageRequest): Promise<SearchPage> {
    // `mouse under $30` and `mouse without rgb` lead to the category, with the rest of the term as its search.
    const isRest = saysOnlyPrice(term) || saysUnwanted(term) || isOpenPrice(term);
    const searched = category && isRest ? `${category} ${term}` : term;
    const { products, understood, leftOut } = await this.cache.get(textKey(searched), true, () =>
      this.search.ids(searched, maxFound, network),
    );
    const counts = new Map<Category, number>();
    for (const one of products) counts.set(one.category, (counts.get(one.category) ?? 0) + 1);
    const wanted = products.filter((one) => category === undefined || one.category === category);
    const list = await this.inOrder(wanted, { category, brand, sort });
    const narrowed = await this.narrow(list, wanted, filters);
    return {
      ids: list.filter((id) => narrowed.passed.has(id)),
      facets: narrowed.facets,
      categories: [...counts].map(([name, count]) => ({ category: name, count })),
      understood,
      leftOut: asTyped(leftOut, term),
    };
  }

  private async inOrder(
    wanted: FoundProduct[],
    { sort, category, brand }: Pick<SearchPageRequest, 'sort' | 'category' | 'brand'>,
  ): Promise<Int32Array> {
    const found = Int32Array.from(wanted, ({ id }) => id);
    if (!sort && brand === undefined) return found;
    const list = await this.lists.ids({ sort: sort ?? 'newest', category, brand });
    const [order, members] = sort ? [list, new Set(found)] : [found, new Set(list)];
    return order.filter((id) => members.has(id));
  }

  /** Filters by specifications count only when all wanted products are of one category. */
  private async narrow(list: Int32Array, wanted: FoundProduct[], filters: Filters) {
    const categoryOf = new Map(wanted.map(({ id, category }) => [id, category]));
    const soldOut = new Set(wanted.filter(({ stock }) => stock === 0).map(({ id }) => id));
    const categories = [...new Set(wanted.map(({ category }) => category))];
    const usable = categories.length === 1 ? filters : { ...filters, details: new Map<string, string[]>() };
    const parts = await Promise.all(
      categories.map(async (category): Promise<NarrowedList> => {
        const index = await this.indexes.get(category);
        const own = list.filter((id) => categoryOf.get(id) === category);
        return index.narrow(own, soldOut, usable);
      }),
    );
    return {
      passed: new Set(parts.flatMap(({ ids }) => [...ids])),
      facets: together(parts.map((part) => part.facets())),
    };
  }
}

/** The counts for products of several categories, which have no specifications in common. */
function together(all: Facets[]): Facets {
  const prices = all.flatMap(({ price }) => price ?? []);
  return {
    price: prices.length
      ? { min: Math.min(...prices.map(({ min }) => min)), max: Math.max(...prices.map(({ max }) => max)) }
      : null,
    inStock: all.reduce((sum, { inStock }) => sum + inStock, 0),
    details: all.length === 1 ? all[0]!.details : [],
  };
}
