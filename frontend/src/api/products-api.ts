import { api } from './api';
import { dedupeById } from '../lib/dedupe-by-id';
import type { BulkResult, CategorySlug, Product, ProductPage, ProductSummary } from './types';

/** Products on one page of the dashboard's list. */
const PRODUCT_PAGE_SIZE = 10;

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
    getProductPages: build.infiniteQuery<ProductPage, void, number>({
      query: ({ pageParam }) => `/api/products?page=${pageParam}&limit=${PRODUCT_PAGE_SIZE}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (last.products.length === 0 ? undefined : page + 1),
      },
      providesTags: ['Product'],
    }),
    /** `form` holds the product's fields, `image`, and `button` (the category's slug). */
    createProduct: build.mutation<{ message: string }, FormData>({
      query: (form) => ({ url: '/api/products/single_product', method: 'POST', body: form }),
      invalidatesTags: ['Product', 'Brand'],
    }),
    /** `form` holds the fields that change. */
    editProduct: build.mutation<unknown, { id: number; form: FormData }>({
      query: ({ id, form }) => ({ url: `/api/products/${id}`, method: 'PATCH', body: form }),
      invalidatesTags: ['Product', 'Brand'],
    }),
    deleteProduct: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/products/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Product', 'Brand'],
    }),
    /** `form` holds `csv` once and `images` repeated. */
    bulkUpload: build.mutation<BulkResult, FormData>({
      query: (form) => ({ url: '/api/products/bulk', method: 'POST', body: form }),
      invalidatesTags: ['Product', 'Brand'],
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
  useGetProductPagesInfiniteQuery,
  useCreateProductMutation,
  useEditProductMutation,
  useDeleteProductMutation,
  useBulkUploadMutation,
} = productsApi;
