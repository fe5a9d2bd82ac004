import { api } from './api';
import { asking, call } from './call';
import type { Answer } from './schema';
import type { ManyChange, ManyResult, Product, ProductPage, StockHistory } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Products on one page of the dashboard's list. */
const PRODUCT_PAGE_SIZE = 10;

/** The most products that one call changes. */
const MOST_CHANGED = 100;

/** Changes of a stock on one page of its history. */
export const HISTORY_PAGE_SIZE = 20;

/** What the dashboard's list is narrowed to and how it is sorted; `seller` is the id of whose products these shall be. */
type ProductSearch = TextFilters<'/api/products', 'q' | 'category' | 'brand' | 'stock' | 'sort' | 'seller'>;

interface ChosenProducts {
  products: Pick<Product, 'id' | 'version' | 'stock'>[];
  change: ManyChange;
}

type ManyAnswer = Answer<'/api/products/change-many', 'post'>;

/** What is told of a chosen product: as it was shown. */
function seenOf({ id, version, stock }: Pick<Product, 'id' | 'version' | 'stock'>, { type }: ManyChange) {
  return { id, version, ...(type === 'stock' && { stock_seen: stock }) };
}

/** A product whose call failed after others had gone through. */
function notReached({ id }: Pick<Product, 'id'>): ManyResult {
  const message = 'The change could not be stored. Please try again.';
  const faults = [{ code: 'NOT_STORED', params: {}, message }];
  return { id, name: null, ok: false, error: message, faults };
}

const staffProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductPages: build.infiniteQuery<ProductPage, ProductSearch, number>({
      ...asking(({ queryArg, pageParam }) =>
        call('/api/products', 'get', {
          query: { page: pageParam, limit: PRODUCT_PAGE_SIZE, ...withoutEmpty(queryArg) },
        }),
      ),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (last.products.length === 0 ? undefined : page + 1),
      },
      providesTags: ['Product'],
    }),
    /** `form` holds the product's fields, `image`, and `button` (the category's slug). */
    createProduct: build.mutation<{ message: string }, FormData>({
      ...asking((form) => call('/api/products/single_product', 'post', { body: form })),
      invalidatesTags: ['Product', 'Brand'],
    }),
    /** One change for many products; answers row by row what became of it. */
    changeProducts: build.mutation<ManyResult[], ChosenProducts>({
      async queryFn({ products, change }, _store, _extra, ask) {
        const results: ManyResult[] = [];
        for (let start = 0; start < products.length; start += MOST_CHANGED) {
          const chosen = products.slice(start, start + MOST_CHANGED);
          const body = { products: chosen.map((product) => seenOf(product, change)), change };
          const { data, error } = await ask(call('/api/products/change-many', 'post', { body }));
          if (error && results.length === 0) return { error };
          results.push(...(error ? chosen.map(notReached) : (data as ManyAnswer).results));
        }
        return { data: results };
      },
      invalidatesTags: ['Product', 'Brand'],
    }),
    getStockHistory: build.query<StockHistory, { productId: number; page: number }>({
      ...asking(({ productId, page }) =>
        call('/api/admin/stock-history/{productId}', 'get', {
          path: { productId },
          query: { page, limit: HISTORY_PAGE_SIZE },
        }),
      ),
    }),
    /** `form` holds the fields that change, and the `version` that was seen. */
    editProduct: build.mutation<unknown, { id: number; form: FormData }>({
      ...asking(({ id, form }) => call('/api/products/{id}', 'patch', { path: { id }, body: form })),
      invalidatesTags: ['Product', 'Brand'],
    }),
    deleteProduct: build.mutation<unknown, number>({
      ...asking((id) => call('/api/products/{id}', 'delete', { path: { id } })),
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
