import { api } from './api';
import { addressOf, asking, call } from './call';
import type { Query } from './schema';
import type { BulkBatch, BulkPage } from './types';

/** Rows on one page of a bulk upload. */
export const ROW_PAGE_SIZE = 50;

export type RowFilter = NonNullable<Query<'/api/products/batches/{id}'>['rows']>;

interface RowsRequest {
  id: string;
  page: number;
  rows?: RowFilter;
}

const bulkApi = api.enhanceEndpoints({ addTagTypes: ['BulkBatch'] }).injectEndpoints({
  endpoints: (build) => ({
    /** `form` holds `csv` once and `images` repeated. Nothing is written yet. */
    rehearseUpload: build.mutation<BulkBatch, FormData>({
      ...asking(
        (form) => call('/api/products/batches', 'post', { body: form }),
        ({ batch }) => batch,
      ),
      invalidatesTags: ['BulkBatch'],
    }),
    getBatches: build.query<BulkBatch[], void>({
      ...asking(
        () => call('/api/products/batches', 'get'),
        ({ batches }) => batches,
      ),
      providesTags: ['BulkBatch'],
      keepUnusedDataFor: 0,
    }),
    getBatch: build.query<BulkPage, RowsRequest>({
      ...asking(({ id, page, rows }) =>
        call('/api/products/batches/{id}', 'get', {
          path: { id },
          query: { page, rows, limit: ROW_PAGE_SIZE },
        }),
      ),
      providesTags: ['BulkBatch'],
      keepUnusedDataFor: 0,
    }),
    commitBatch: build.mutation<unknown, string>({
      ...asking((id) => call('/api/products/batches/{id}/commit', 'post', { path: { id } })),
      invalidatesTags: ['BulkBatch'],
    }),
    /** `withEdits`: products that were edited since the upload lose that. */
    undoBatch: build.mutation<unknown, { id: string; withEdits: boolean }>({
      ...asking(({ id, withEdits }) =>
        call('/api/products/batches/{id}/undo', 'post', { path: { id }, body: { with_edits: withEdits } }),
      ),
      invalidatesTags: ['BulkBatch', 'Product', 'Brand'],
    }),
  }),
});

/** What has to be read anew once an upload is done. */
export const uploadDone = () => bulkApi.util.invalidateTags(['BulkBatch', 'Product', 'Brand']);

/** Where the browser downloads a file to fill in. */
export const TEMPLATE_URL = addressOf('/api/products/batches/template.csv');

/** Where the browser downloads the failed rows of an upload. */
export const failuresUrl = (id: string): string =>
  addressOf('/api/products/batches/{id}/failures.csv', { id });

/** A product for whose sake an undoing was refused. The document leaves open what else a problem holds. */
export interface TouchedProduct {
  id: number;
  name: string;
  reason: 'sold' | 'edited';
}

/** The products for whose sake an undoing was refused; empty for every other failure. */
export function touchedProductsOf(error: unknown): TouchedProduct[] {
  const data = (error as { data?: { code?: unknown; products?: unknown } } | null)?.data;
  return data?.code === 'BATCH_TOUCHED' && Array.isArray(data.products) ? data.products : [];
}

export const {
  useRehearseUploadMutation,
  useGetBatchesQuery,
  useGetBatchQuery,
  useCommitBatchMutation,
  useUndoBatchMutation,
} = bulkApi;
