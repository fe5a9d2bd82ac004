import { api, KEPT_FOR_RETURN } from './api';
import { readFilters, readPage, writeFilters, type Filters } from '../lib/product-filters';
import type { CategoryPage, CategorySlug, Product, ProductPage, ProductSummary } from './types';

/** Products on one page of a category: whole rows of two, three, four and six. */
export const CATEGORY_PAGE_SIZE = 24;
const MOST_FINDS = 20;

interface ProductWish {
  category?: CategorySlug;
  sort?: 'newest' | 'best-selling' | 'price-asc' | 'price-desc';
  ids?: number[];
  limit?: number;
}

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
function categoryPath({ slug, brand, filters, page }: CategoryWish): string {
  const params = writeFilters(new URLSearchParams({ facets: 'true' }), { ...filters, inStock: false }, slug);
  if (filters.inStock) params.set('in_stock', 'true');
  params.set('page', String(page));
  params.set('limit', String(CATEGORY_PAGE_SIZE));
  return `/api/products/${slug}/${encodeURIComponent(brand ?? 'all')}?${params}`;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllProducts: build.query<ProductSummary[], void>({
      query: () => '/products',
      transformResponse: (answer: { products: ProductSummary[] }) => answer.products,
      providesTags: ['Product'],
    }),
    /** One page of what a category has, narrowed down, with the counts beside the filters. */
    getCategoryPage: build.query<CategoryPage, CategoryWish>({
      query: categoryPath,
      providesTags: ['Product'],
      keepUnusedDataFor: KEPT_FOR_RETURN,
    }),
    getProduct: build.query<Product, number>({
      query: (id) => `/api/products/${id}`,
      transformResponse: (answer: { product: Product }) => answer.product,
      providesTags: ['Product'],
    }),
    /** Products of a kind, in an order; those that have left the shop are not among them. */
    getProducts: build.query<Product[], ProductWish>({
      query: ({ ids, ...params }) => ({ url: '/api/products', params: { ...params, ids: ids?.join(',') } }),
      transformResponse: (answer: ProductPage) => answer.products,
      providesTags: ['Product'],
    }),
    /** What a term finds on the server, mistyped words included; best first. */
    searchProducts: build.query<ProductSummary[], string>({
      query: (q) => ({ url: '/products', params: { q, limit: MOST_FINDS } }),
      transformResponse: (answer: { products: ProductSummary[] }) => answer.products,
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
