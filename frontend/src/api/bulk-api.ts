import { api } from './api';
import { addressOf, call, endpoint } from './call';
import { problemOf } from './problem';
import type { Query, Refusal } from './schema';
import type { BulkUpload, BulkPage, FileColumns } from './types';

/** Rows on one page of a bulk upload. */
export const ROW_PAGE_SIZE = 50;

export type RowFilter = NonNullable<Query<'/api/products/batches/{id}'>['rows']>;

interface RowsRequest {
  id: string;
  page: number;
  rows?: RowFilter;
}

const bulkApi = api.enhanceEndpoints({ addTagTypes: ['BulkUpload'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Rehearses an upload without writing any product. `form` holds one `csv` and any number of `images`. */
    rehearseUpload: build.mutation<BulkUpload, FormData>({
      ...endpoint(
        (form) => call('/api/products/batches', 'post', { body: form }),
        ({ batch }) => batch,
      ),
      invalidatesTags: ['BulkUpload'],
    }),
    /** What the columns of a file probably are. `form` holds its `csv`. */
    matchColumns: build.mutation<FileColumns, FormData>({
      ...endpoint((form) => call('/api/products/batches/columns', 'post', { body: form })),
    }),
    getUploads: build.query<BulkUpload[], void>({
      ...endpoint(
        () => call('/api/products/batches', 'get'),
        ({ batches }) => batches,
      ),
      providesTags: ['BulkUpload'],
      keepUnusedDataFor: 0,
    }),
    getUpload: build.query<BulkPage, RowsRequest>({
      ...endpoint(({ id, page, rows }) =>
        call('/api/products/batches/{id}', 'get', {
          path: { id },
          query: { page, rows, limit: ROW_PAGE_SIZE },
        }),
      ),
      providesTags: ['BulkUpload'],
      keepUnusedDataFor: 0,
    }),
    commitUpload: build.mutation<unknown, string>({
      ...endpoint((id) => call('/api/products/batches/{id}/commit', 'post', { path: { id } })),
      invalidatesTags: ['BulkUpload'],
    }),
    /** Tells the admins which brands of an upload the shop does not have. */
    askForBrands: build.mutation<{ asked: number }, string>({
      ...endpoint((id) => call('/api/products/batches/{id}/wanted-brands', 'post', { path: { id } })),
    }),
    /** The user's products as a CSV file, which can be uploaded again. Answers its address; fails where only a part of it came. */
    exportProducts: build.mutation<string, void>({
      query: () => ({
        ...call('/api/admin/products/export.csv', 'get'),
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    /** `withEdits` also undoes products that were edited since the upload, losing those edits. */
    undoUpload: build.mutation<unknown, { id: string; withEdits: boolean }>({
      ...endpoint(({ id, withEdits }) =>
        call('/api/products/batches/{id}/undo', 'post', { path: { id }, body: { with_edits: withEdits } }),
      ),
      invalidatesTags: ['BulkUpload', 'Product', 'Brand'],
    }),
  }),
});

/** Refetches what an upload changes; dispatched once it is done. */
export const uploadDone = () => bulkApi.util.invalidateTags(['BulkUpload', 'Product', 'Brand']);

/** The address of the empty CSV file to fill in. */
export const TEMPLATE_URL = addressOf('/api/products/batches/template.csv');

/** The address of the CSV file with an upload's failed rows. */
export const failuresUrl = (id: string): string =>
  addressOf('/api/products/batches/{id}/failures.csv', { id });

/** A product because of which an upload could not be undone. */
export type TouchedProduct = NonNullable<
  Refusal<'/api/products/batches/{id}/undo', 'post', 409>['products']
>[number];

/** The products because of which an upload could not be undone; empty for every other failure. */
export function touchedProductsOf(error: unknown): TouchedProduct[] {
  const problem = problemOf(error);
  return problem?.code === 'BATCH_TOUCHED' && Array.isArray(problem.products) ? problem.products : [];
}

/** For `fixedCacheKey`: the check of the file that is chosen, of which all parts of the screen know whether it goes on. */
export const CHECK_OF_FILE = 'check-of-file';

export const {
  useRehearseUploadMutation,
  useMatchColumnsMutation,
  useGetUploadsQuery,
  useGetUploadQuery,
  useCommitUploadMutation,
  useAskForBrandsMutation,
  useUndoUploadMutation,
  useExportProductsMutation,
} = bulkApi;
