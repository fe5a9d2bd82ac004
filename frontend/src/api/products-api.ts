import { api } from './api';
import type { BulkResult, CategorySlug, Product, ProductPage, ProductSummary } from './types';

/** Products on one page of the dashboard's list. */
const PRODUCT_PAGE_SIZE = 10;

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllProducts: build.query<ProductSummary[], void>({
      query: () => '/products',
      transformResponse: (answer: { products: ProductSummary[] }) => answer.products,
      providesTags: ['Product'],
    }),
    getProductsByBrand: build.query<ProductSummary[], { slug: CategorySlug; brand: string }>({
      query: ({ slug, brand }) => `/api/products/${slug}/${encodeURIComponent(brand)}`,
      transformResponse: (answer: { products: ProductSummary[] }) => answer.products,
      providesTags: ['Product'],
    }),
    getProduct: build.query<Product, number>({
      query: (id) => `/api/products/${id}`,
      transformResponse: (answer: { product: Product }) => answer.product,
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
  useGetProductPagesInfiniteQuery,
  useCreateProductMutation,
  useEditProductMutation,
  useDeleteProductMutation,
  useBulkUploadMutation,
} = productsApi;
