import { api } from './api';
import { KEEP_FOR_RETURN_SECONDS } from './keep-for-return';
import { call, endpoint } from './call';
import type { Query } from './schema';
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
  /** Page, sort order and filters as a query string; a parameter may be repeated. */
  query: string;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One filtered page of a category, with the product counts shown beside the filters. */
    getCategoryPage: build.query<CategoryPage, CategoryRequest>({
      ...endpoint(
        (request) =>
          call('/api/products/{slug}/{brand}', 'get', {
            path: { slug: request.slug, brand: request.brand ?? 'all' },
            // Not a plain object, since those cannot repeat a parameter.
            query: new URLSearchParams(request.query) as object,
          }),
        // The query asks for facets, so they are there.
        (page) => page as CategoryPage,
      ),
      providesTags: SHOWN_PRODUCTS,
      keepUnusedDataFor: KEEP_FOR_RETURN_SECONDS,
    }),
    /** One filtered page of what a search finds; `query` as for a category. */
    getSearchPage: build.query<SearchPage, string>({
      ...endpoint(
        // Not a plain object, since those cannot repeat a parameter.
        (query) => call('/api/products/search', 'get', { query: new URLSearchParams(query) as object }),
        (page) => page,
      ),
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
