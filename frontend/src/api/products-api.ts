import { api, KEPT_FOR_RETURN } from './api';
import { asking, call } from './call';
import type { Query } from './schema';
import type { CategoryPage, CategorySlug, Product, ProductSummary } from './types';

const MOST_FINDS = 20;

interface ProductsRequest extends Pick<Query<'/api/products'>, 'category' | 'sort' | 'limit'> {
  ids?: number[];
}

export interface CategoryRequest {
  slug: CategorySlug;
  /** A brand's name; null for all brands. */
  brand: string | null;
  /** Page, order and filters as the call names them; a name may come more than once. */
  query: string;
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
    getCategoryPage: build.query<CategoryPage, CategoryRequest>({
      ...asking(
        (request) =>
          call('/api/products/{slug}/{brand}', 'get', {
            path: { slug: request.slug, brand: request.brand ?? 'all' },
            // Written already: in no object can a name come more than once.
            query: new URLSearchParams(request.query) as object,
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
    getProducts: build.query<Product[], ProductsRequest>({
      ...asking(
        ({ ids, ...request }) => call('/api/products', 'get', { query: { ...request, ids: ids?.join(',') } }),
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
