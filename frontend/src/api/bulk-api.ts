import { api } from './api';
import type { BulkBatch, BulkPage } from './types';

/** Rows on one page of a bulk upload. */
export const ROW_PAGE_SIZE = 50;

export type RowFilter = 'create' | 'change' | 'same' | 'error' | 'near-brand' | 'uploaded' | 'failed';

interface RowsWish {
  id: string;
  page: number;
  rows?: RowFilter;
}

const bulkApi = api.enhanceEndpoints({ addTagTypes: ['BulkBatch'] }).injectEndpoints({
  endpoints: (build) => ({
    /** `form` holds `csv` once and `images` repeated. Nothing is written yet. */
    rehearseUpload: build.mutation<BulkBatch, FormData>({
      query: (form) => ({ url: '/api/products/batches', method: 'POST', body: form }),
      transformResponse: ({ batch }: { batch: BulkBatch }) => batch,
      invalidatesTags: ['BulkBatch'],
    }),
    getBatches: build.query<BulkBatch[], void>({
      query: () => '/api/products/batches',
      transformResponse: ({ batches }: { batches: BulkBatch[] }) => batches,
      providesTags: ['BulkBatch'],
      keepUnusedDataFor: 0,
    }),
    getBatch: build.query<BulkPage, RowsWish>({
      query: ({ id, ...params }) => ({
        url: `/api/products/batches/${id}`,
        params: { ...params, limit: ROW_PAGE_SIZE },
      }),
      providesTags: ['BulkBatch'],
      keepUnusedDataFor: 0,
    }),
    commitBatch: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/products/batches/${id}/commit`, method: 'POST' }),
      invalidatesTags: ['BulkBatch'],
    }),
    /** `withEdits`: products that were edited since the upload lose that. */
    undoBatch: build.mutation<unknown, { id: string; withEdits: boolean }>({
      query: ({ id, withEdits }) => ({
        url: `/api/products/batches/${id}/undo`,
        method: 'POST',
        body: { with_edits: withEdits },
      }),
      invalidatesTags: ['BulkBatch', 'Product', 'Brand'],
    }),
  }),
});

/** What has to be read anew once an upload is done. */
export const uploadDone = () => bulkApi.util.invalidateTags(['BulkBatch', 'Product', 'Brand']);

/** Where the browser downloads a file to fill in. */
export const TEMPLATE_URL = '/api/products/batches/template.csv';

/** Where the browser downloads the failed rows of an upload. */
export const failuresUrl = (id: string): string => `/api/products/batches/${id}/failures.csv`;

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
