import { api } from './api';
import { KEEP_FOR_RETURN_SECONDS } from './keep-for-return';
import { call, endpoint, type Call } from './call';
import type { Query, SentQuery } from './schema';
import type { CategoryPage, CategorySlug, Product, ProductSummary, SearchPage } from './types';

const MAX_RESULTS = 20;

/** What these show is out of date by itself when staff change one product of a list that they go on with. */
const SHOWN_PRODUCTS = [{ type: 'Product', id: 'shown' }] as const;

interface ProductsRequest extends Pick<Query<'/api/products'>, 'category' | 'sort' | 'limit'> {
  ids?: number[];
}

export interface CategoryRequest {
  slug: CategorySlug;
  /** A brand's name; null for all brands. */
  brand: string | null;
  /** Page, sort order and filters. */
  query: SentQuery<'/api/products/{slug}/{brand}'>;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One filtered page of a category, with the product counts shown beside the filters. */
    getCategoryPage: build.query<CategoryPage, CategoryRequest>({
      ...endpoint(
        ({ slug, brand, query }) =>
          // The query asks for facets, so they are there.
          call('/api/products/{slug}/{brand}', 'get', {
            path: { slug, brand: brand ?? 'all' },
            query,
          }) as Call<CategoryPage>,
      ),
      providesTags: SHOWN_PRODUCTS,
      keepUnusedDataFor: KEEP_FOR_RETURN_SECONDS,
    }),
    /** One filtered page of what a search finds; `query` as for a category. */
    getSearchPage: build.query<SearchPage, SentQuery<'/api/products/search'>>({
      ...endpoint((query) => call('/api/products/search', 'get', { query })),
      providesTags: SHOWN_PRODUCTS,
      keepUnusedDataFor: KEEP_FOR_RETURN_SECONDS,
    }),
    getProduct: build.query<Product, number>({
      ...endpoint(
        (id) => call('/api/products/{id}', 'get', { path: { id } }),
        ({ product }) => product,
      ),
      providesTags: SHOWN_PRODUCTS,
    }),
    /** Products by category or id, sorted; deleted ones are left out. */
    getProducts: build.query<Product[], ProductsRequest>({
      ...endpoint(
        ({ ids, ...request }) => call('/api/products', 'get', { query: { ...request, ids: ids?.join(',') } }),
        ({ products }) => products,
      ),
      providesTags: SHOWN_PRODUCTS,
    }),
    /** The best matches of a search. */
    searchProducts: build.query<ProductSummary[], string>({
      ...endpoint(
        (q) => call('/products', 'get', { query: { q, limit: MAX_RESULTS } }),
        ({ products }) => products,
      ),
      providesTags: SHOWN_PRODUCTS,
    }),
  }),
});

export const {
  useGetCategoryPageQuery,
  useGetSearchPageQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useLazySearchProductsQuery,
} = productsApi;
