import { api, KEPT_FOR_RETURN } from './api';
import { asking, call } from './call';
import type { Query } from './schema';
import { readFilters, readPage, writeFilters, type Filters } from '../lib/product-filters';
import type { CategoryPage, CategorySlug, Product, ProductSummary } from './types';

/** Products on one page of a category: whole rows of two, three, four and six. */
export const CATEGORY_PAGE_SIZE = 24;
const MOST_FINDS = 20;

interface ProductWish extends Pick<Query<'/api/products'>, 'category' | 'sort' | 'limit'> {
  ids?: number[];
}

type CategoryQuery = Query<'/api/products/{slug}/{brand}'>;

interface CategoryWish {
  slug: CategorySlug;
  /** A brand's name; null for all brands. */
  brand: string | null;
  filters: Filters;
  page: number;
}

/** What is asked for at a category's address, by its screen and by whoever paints it; without a brand, of all brands. */
export function categoryWish(
  slug: CategorySlug,
  brand: { name: string } | null,
  query: URLSearchParams,
): CategoryWish {
  return { slug, brand: brand && brand.name, filters: readFilters(query, slug), page: readPage(query) };
}

// Filters are called the same in the address and in the call, but for the stock.
function narrowedTo({ slug, filters, page }: CategoryWish): CategoryQuery {
  const start = new URLSearchParams({ facets: 'true' } satisfies CategoryQuery);
  const params = writeFilters(start, { ...filters, inStock: false }, slug);
  const set = (name: keyof CategoryQuery, value: unknown) => params.set(name, String(value));
  if (filters.inStock) set('in_stock', true);
  set('page', page);
  set('limit', CATEGORY_PAGE_SIZE);
  // Written already: a name may come more than once, as in no object.
  return params as object;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllProducts: build.query<ProductSummary[], void>({
      ...asking(
        () => call('/products', 'get'),
        ({ products }) => products,
      ),
      providesTags: ['Product'],
    }),
    /** One page of what a category has, narrowed down, with the counts beside the filters. */
    getCategoryPage: build.query<CategoryPage, CategoryWish>({
      ...asking(
        (wish) =>
          call('/api/products/{slug}/{brand}', 'get', {
            path: { slug: wish.slug, brand: wish.brand ?? 'all' },
            query: narrowedTo(wish),
          }),
        // With the facets: they were asked for.
        (page) => page as CategoryPage,
      ),
      providesTags: ['Product'],
      keepUnusedDataFor: KEPT_FOR_RETURN,
    }),
    getProduct: build.query<Product, number>({
      ...asking(
        (id) => call('/api/products/{id}', 'get', { path: { id } }),
        ({ product }) => product,
      ),
      providesTags: ['Product'],
    }),
    /** Products of a kind, in an order; those that have left the shop are not among them. */
    getProducts: build.query<Product[], ProductWish>({
      ...asking(
        ({ ids, ...wish }) => call('/api/products', 'get', { query: { ...wish, ids: ids?.join(',') } }),
        ({ products }) => products,
      ),
      providesTags: ['Product'],
    }),
    /** What a term finds on the server, mistyped words included; best first. */
    searchProducts: build.query<ProductSummary[], string>({
      ...asking(
        (q) => call('/products', 'get', { query: { q, limit: MOST_FINDS } }),
        ({ products }) => products,
      ),
      providesTags: ['Product'],
    }),
  }),
});

export const {
  useLazyGetAllProductsQuery,
  useGetCategoryPageQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useLazySearchProductsQuery,
} = productsApi;
