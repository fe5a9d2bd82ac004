import { api } from './api';
import type { ManyChange, ManyResult, Product, ProductPage, StockHistory } from './types';

/** Products on one page of the dashboard's list. */
const PRODUCT_PAGE_SIZE = 10;

/** The most products that one call changes. */
const MOST_CHANGED = 100;

/** Changes of a stock on one page of its history. */
export const HISTORY_PAGE_SIZE = 20;

/** What the dashboard's list is narrowed to and how it is sorted; an empty text stands for no wish. */
export interface ProductSearch {
  q: string;
  category: string;
  brand: string;
  stock: string;
  sort: string;
  /** The id of whose products these shall be. */
  seller: string;
}

interface ChosenProducts {
  products: Pick<Product, 'id' | 'version' | 'stock'>[];
  change: ManyChange;
}

/** What is told of a chosen product: as it was shown. */
function seenOf({ id, version, stock }: Pick<Product, 'id' | 'version' | 'stock'>, { type }: ManyChange) {
  return { id, version, ...(type === 'stock' && { stock_seen: stock }) };
}

/** A product whose call failed after others had gone through. */
function notReached({ id }: Pick<Product, 'id'>): ManyResult {
  return { id, name: null, ok: false, error: 'The change could not be stored. Please try again.' };
}

const staffProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductPages: build.infiniteQuery<ProductPage, ProductSearch, number>({
      query: ({ queryArg, pageParam }) => {
        const wanted = Object.entries(queryArg).filter(([, value]) => value !== '');
        const words = wanted.length > 0 ? `&${new URLSearchParams(wanted).toString()}` : '';
        return `/api/products?page=${pageParam}&limit=${PRODUCT_PAGE_SIZE}${words}`;
      },
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
    /** One change for many products; answers row by row what became of it. */
    changeProducts: build.mutation<ManyResult[], ChosenProducts>({
      async queryFn({ products, change }, _store, _extra, ask) {
        const results: ManyResult[] = [];
        for (let start = 0; start < products.length; start += MOST_CHANGED) {
          const chosen = products.slice(start, start + MOST_CHANGED);
          const body = { products: chosen.map((product) => seenOf(product, change)), change };
          const { data, error } = await ask({ url: '/api/products/change-many', method: 'POST', body });
          if (error && results.length === 0) return { error };
          results.push(...(error ? chosen.map(notReached) : (data as { results: ManyResult[] }).results));
        }
        return { data: results };
      },
      invalidatesTags: ['Product', 'Brand'],
    }),
    getStockHistory: build.query<StockHistory, { productId: number; page: number }>({
      query: ({ productId, page }) =>
        `/api/admin/stock-history/${productId}?page=${page}&limit=${HISTORY_PAGE_SIZE}`,
    }),
    /** `form` holds the fields that change, and the `version` that was seen. */
    editProduct: build.mutation<unknown, { id: number; form: FormData }>({
      query: ({ id, form }) => ({ url: `/api/products/${id}`, method: 'PATCH', body: form }),
      invalidatesTags: ['Product', 'Brand'],
    }),
    deleteProduct: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/products/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Product', 'Brand'],
    }),
  }),
});

export const {
  useGetProductPagesInfiniteQuery,
  useCreateProductMutation,
  useChangeProductsMutation,
  useGetStockHistoryQuery,
  useEditProductMutation,
  useDeleteProductMutation,
} = staffProductsApi;
