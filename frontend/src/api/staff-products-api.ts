import { api } from './api';
import { call, endpoint } from './call';
import { afterLoaded, pageAfter, replaceListed, type ListedPage } from './listed-products';
import type { Answer, JsonBody, Query } from './schema';
import type { CostReceipt, ManyChange, ManyResult, Product, StaffProduct, StockHistory } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Products on one page of the dashboard's list. */
const PRODUCT_PAGE_SIZE = 10;

/** The most on one page of any list. */
const MAX_LISTED = 100;

/** The most products that can be chosen; a change of more than a call takes is several calls. */
export const MAX_CHOSEN = 1_000;

/** The most products that one call changes. */
const MAX_CHANGED = 100;

/** Products among which one is chosen to be joined with another. */
const FOUND = 50;

/** Changes on one page of a product's stock history. */
export const HISTORY_PAGE_SIZE = 20;

/** What a cell of the list changes: the fields of the product's form, and the `version` that the user saw. */
export type CellChange = JsonBody<'/api/products/{id}', 'patch'>;

/** The filters and the sort order of the dashboard's list; `seller` is a seller's id. */
type ProductSearch = TextFilters<
  '/api/products',
  'q' | 'category' | 'brand' | 'stock' | 'sort' | 'seller'
> & {
  /** Empty for the products in the shop. */
  place: string;
};

type StaffPlace = Query<'/api/admin/products'>['place'];

function listCall({ place, seller, ...search }: ProductSearch, page: number, limit: number) {
  const query = { page, limit, ...withoutEmpty(search) };
  // Those who may see what is not in the shop are told by their session which products are theirs.
  if (place) return call('/api/admin/products', 'get', { query: { ...query, place: place as StaffPlace } });
  return call('/api/products', 'get', { query: { ...query, ...withoutEmpty({ seller }) } });
}

/** The shop's list says what shoppers pay; staff change a product's own price, which in a sale stands beside it. */
const withOwnPrices = (page: ListedPage): ListedPage => ({
  ...page,
  products: page.products.map((product) => ({
    ...product,
    price: (product.sale?.price === product.price && product.compare_at_price) || product.price,
  })),
});

interface ChosenProducts {
  products: Pick<Product, 'id' | 'version' | 'stock'>[];
  change: ManyChange;
}

export type JoinedVariants = Answer<'/api/admin/products/{id}/variants', 'get'>;
type Joining = JsonBody<'/api/admin/products/{id}/variants', 'put'>;

type ManyAnswer = Answer<'/api/products/change-many', 'post'>;

/** What the request says of a chosen product: the version, and for a stock change the stock, that the user saw. */
function seenOf({ id, version, stock }: Pick<Product, 'id' | 'version' | 'stock'>, { type }: ManyChange) {
  return { id, version, ...(type === 'stock' && { stock_seen: stock }) };
}

/** The result for a product whose request failed after earlier requests had succeeded. */
function notReached({ id }: Pick<Product, 'id'>): ManyResult {
  const message = 'The change could not be stored. Please try again.';
  const faults = [{ code: 'NOT_STORED', params: {}, message }];
  return { id, name: null, ok: false, error: message, faults, stock: null, version: null };
}

const staffProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductPages: build.infiniteQuery<ListedPage, ProductSearch, number>({
      async queryFn({ queryArg, pageParam }, { getState }, _extra, ask) {
        const load = async (page: number, limit: number) => {
          const { data, error } = await ask(listCall(queryArg, page, limit));
          return error ? { error } : { data: { ...withOwnPrices(data as ListedPage), at: Date.now() } };
        };
        const { data: next, error } = await load(pageParam, PRODUCT_PAGE_SIZE);
        if (!next) return { error };
        const before = loadedPages(getState(), queryArg);
        // Otherwise all pages are loaded anew.
        if (!before || pageParam !== before.length + 1) return { data: next };
        const loadFirst = (count: number) => firstProducts(count, (page) => load(page, MAX_LISTED));
        return { data: await afterLoaded(before, next, loadFirst) };
      },
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_last, pages, page) => pageAfter(pages, page, PRODUCT_PAGE_SIZE),
      },
      providesTags: [{ type: 'Product', id: 'listed' }],
    }),
    /** All products that match, at most as many as can be chosen. */
    getMatchingProducts: build.query<ListedPage['products'], ProductSearch>({
      async queryFn(search, _store, _extra, ask) {
        const products: ListedPage['products'] = [];
        for (let page = 1; page <= MAX_CHOSEN / MAX_LISTED; page += 1) {
          const { data, error } = await ask(listCall(search, page, MAX_LISTED));
          if (error) return { error };
          const listed = withOwnPrices(data as ListedPage);
          products.push(...listed.products);
          if (page >= listed.totalPages) break;
        }
        return { data: products };
      },
    }),
    /** `form` holds the product's fields, `image`, and `button` (the category's slug). */
    createProduct: build.mutation<{ message: string }, FormData>({
      ...endpoint((form) => call('/api/products/single_product', 'post', { body: form })),
      invalidatesTags: ['Product', 'Brand'],
    }),
    /** Makes one change to many products; returns a result for each. */
    changeProducts: build.mutation<ManyResult[], ChosenProducts>({
      async queryFn({ products, change }, _store, _extra, ask) {
        const results: ManyResult[] = [];
        for (let start = 0; start < products.length; start += MAX_CHANGED) {
          const chosen = products.slice(start, start + MAX_CHANGED);
          const body = { products: chosen.map((product) => seenOf(product, change)), change };
          const { data, error } = await ask(call('/api/products/change-many', 'post', { body }));
          if (error && results.length === 0) return { error };
          results.push(...(error ? chosen.map(notReached) : (data as ManyAnswer).results));
        }
        return { data: results };
      },
      invalidatesTags: ['Product', 'Brand'],
    }),
    getProductCosts: build.query<CostReceipt[], number>({
      ...endpoint(
        (id) => call('/api/admin/products/{id}/costs', 'get', { path: { id } }),
        ({ receipts }) => receipts,
      ),
      keepUnusedDataFor: 0,
    }),
    /** What a product also comes as, itself included; none where it stands alone. */
    getVariants: build.query<JoinedVariants, number>({
      ...endpoint((id) => call('/api/admin/products/{id}/variants', 'get', { path: { id } })),
      keepUnusedDataFor: 0,
    }),
    /** `seen` are those that the editor has read. */
    joinProducts: build.mutation<JoinedVariants, { id: number; body: Joining }>({
      ...endpoint(({ id, body }) => call('/api/admin/products/{id}/variants', 'put', { path: { id }, body })),
      invalidatesTags: [{ type: 'Product', id: 'shown' }],
    }),
    /** The first products of a seller whose names have these words. */
    findProductsToJoin: build.query<StaffProduct[], { q: string; seller: string }>({
      ...endpoint(
        (wanted) => call('/api/admin/products', 'get', { query: { ...wanted, limit: FOUND } }),
        ({ products }) => products,
      ),
      keepUnusedDataFor: 0,
    }),
    /** Who bought a product, as a file by the address of its bytes in this browser. */
    exportBuyers: build.mutation<string, { product: number; format: 'csv' | 'xlsx'; language: 'en' | 'km' }>({
      query: ({ format, ...query }) => ({
        ...call(`/api/admin/orders/buyers.${format}`, 'get', { query }),
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    getStockHistory: build.query<StockHistory, { productId: number; page: number }>({
      ...endpoint(({ productId, page }) =>
        call('/api/admin/stock-history/{productId}', 'get', {
          path: { productId },
          query: { page, limit: HISTORY_PAGE_SIZE },
        }),
      ),
    }),
    /** `form` holds the changed fields and the `version` that the user saw. */
    editProduct: build.mutation<Answer<'/api/products/{id}', 'patch'>, { id: number; form: FormData }>({
      ...endpoint(({ id, form }) => call('/api/products/{id}', 'patch', { path: { id }, body: form })),
      invalidatesTags: ['Product', 'Brand'],
    }),
    /**
     * Changes one product of the list, which stays as it is but for that: whoever goes down a filtered or sorted list keeps
     * their place. The shop's own pages are loaded anew.
     */
    editCell: build.mutation<Product, { id: number; change: CellChange }>({
      ...endpoint(
        ({ id, change }) => call('/api/products/{id}', 'patch', { path: { id }, body: change }),
        ({ product }) => product,
      ),
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const lists = staffProductsApi.util.selectCachedArgsForQuery(getState() as never, 'getProductPages');
        for (const list of lists)
          dispatch(
            staffProductsApi.util.updateQueryData('getProductPages', list, ({ pages }) =>
              replaceListed(pages, saved.data),
            ),
          );
      },
      invalidatesTags: (saved) => (saved ? [{ type: 'Product', id: 'shown' }] : []),
    }),
    /** One product for its editor, also a hidden one. */
    /** How many products of a seller are on sale. */
    countOnSale: build.query<number, string>({
      ...endpoint(
        (seller) => call('/api/products', 'get', { query: { seller, page: 1, limit: 1 } }),
        ({ total }) => total,
      ),
    }),
    getStaffProduct: build.query<StaffProduct, number>({
      ...endpoint(
        (id) => call('/api/admin/products/{id}', 'get', { path: { id } }),
        ({ product }) => product,
      ),
      providesTags: [{ type: 'Product', id: 'shown' }],
    }),
    restoreProduct: build.mutation<unknown, number>({
      ...endpoint((id) => call('/api/admin/products/{id}/restore', 'post', { path: { id } })),
      invalidatesTags: ['Product', 'Brand'],
    }),
    /** Hides a product from shoppers, or shows it again. */
    placeProduct: build.mutation<unknown, { id: number; hidden: boolean }>({
      ...endpoint(({ id, hidden }) =>
        call('/api/products/{id}', 'patch', { path: { id }, body: { hidden: hidden ? 'true' : 'false' } }),
      ),
      invalidatesTags: ['Product', 'Brand'],
    }),
    deleteProduct: build.mutation<unknown, number>({
      ...endpoint((id) => call('/api/products/{id}', 'delete', { path: { id } })),
      invalidatesTags: ['Product', 'Brand'],
    }),
  }),
});

/** The first products of a list; fewer where it cannot be read whole. */
async function firstProducts(
  count: number,
  load: (page: number) => Promise<{ data?: ListedPage }>,
): Promise<Product[]> {
  const first: Product[] = [];
  for (let page = 1; first.length < count; page += 1) {
    const products = (await load(page)).data?.products ?? [];
    first.push(...products);
    if (products.length < MAX_LISTED) break;
  }
  return first.slice(0, count);
}

/** The pages of a list that are in the store. */
function loadedPages(state: unknown, search: ProductSearch): readonly ListedPage[] | undefined {
  return staffProductsApi.endpoints.getProductPages.select(search)(state as never).data?.pages;
}

export const {
  useLazyCountOnSaleQuery,
  useGetProductPagesInfiniteQuery,
  useLazyGetMatchingProductsQuery,
  useCreateProductMutation,
  useChangeProductsMutation,
  useGetProductCostsQuery,
  useGetVariantsQuery,
  useJoinProductsMutation,
  useLazyFindProductsToJoinQuery,
  useExportBuyersMutation,
  useGetStockHistoryQuery,
  useEditProductMutation,
  useEditCellMutation,
  useDeleteProductMutation,
  useGetStaffProductQuery,
  usePlaceProductMutation,
  useRestoreProductMutation,
} = staffProductsApi;
