import { api } from './api';
import { dedupeById } from '../lib/dedupe-by-id';
import type { CategorySlug, Product, ProductPage, ProductSummary } from './types';

/** The most that the API gives at once, and the most pages that a screen asks for. */
const LARGEST_PAGE = 100;
const MOST_PAGES = 20;
const MOST_FINDS = 20;

interface ProductWish {
  category?: CategorySlug;
  sort?: 'newest' | 'best-selling' | 'price-asc' | 'price-desc';
  ids?: number[];
  limit?: number;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllProducts: build.query<ProductSummary[], void>({
      query: () => '/products',
      transformResponse: (answer: { products: ProductSummary[] }) => answer.products,
      providesTags: ['Product'],
    }),
    getProductsByBrand: build.query<Product[], { slug: CategorySlug; brand: string }>({
      query: ({ slug, brand }) => `/api/products/${slug}/${encodeURIComponent(brand)}`,
      transformResponse: (answer: { products: Product[] }) => answer.products,
      providesTags: ['Product'],
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
    /** All of a category's products, of every brand. */
    getCategoryProducts: build.query<Product[], CategorySlug>({
      async queryFn(category, _store, _extra, ask) {
        const products: Product[] = [];
        for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
          const params = { category, page, limit: LARGEST_PAGE };
          const { data, error } = await ask({ url: '/api/products', params });
          if (error) return { error };
          const answer = data as ProductPage;
          products.push(...answer.products);
          totalPages = Math.min(answer.totalPages, MOST_PAGES);
        }
        return { data: dedupeById(products) };
      },
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
  useGetProductsByBrandQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useGetCategoryProductsQuery,
  useLazySearchProductsQuery,
} = productsApi;
