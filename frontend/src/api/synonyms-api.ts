import { api } from './api';
import { call, endpoint } from './call';
import type { SynonymGroup, SynonymTrial, SynonymWords, TriedProduct } from './types';

const synonymsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All groups, the newest first, and how many there can be. */
    getSynonyms: build.query<{ synonyms: SynonymGroup[]; most: number }, void>({
      ...endpoint(() => call('/api/admin/synonyms', 'get')),
      providesTags: ['Synonym'],
    }),
    addSynonyms: build.mutation<unknown, SynonymWords>({
      ...endpoint((body) => call('/api/admin/synonyms', 'post', { body })),
      invalidatesTags: ['Synonym'],
    }),
    editSynonyms: build.mutation<unknown, { id: number; edit: SynonymWords & { version: number } }>({
      ...endpoint(({ id, edit }) => call('/api/admin/synonyms/{id}', 'patch', { path: { id }, body: edit })),
      invalidatesTags: ['Synonym'],
    }),
    deleteSynonyms: build.mutation<unknown, { id: number; version: number }>({
      ...endpoint(({ id, version }) =>
        call('/api/admin/synonyms/{id}', 'delete', { path: { id }, query: { version } }),
      ),
      invalidatesTags: ['Synonym'],
    }),
    /** What a search would find with words that are not saved. */
    trySynonyms: build.mutation<TriedProduct[], SynonymTrial>({
      ...endpoint(
        (body) => call('/api/admin/synonyms/try', 'post', { body }),
        ({ products }) => products,
      ),
    }),
  }),
});

export const {
  useGetSynonymsQuery,
  useAddSynonymsMutation,
  useEditSynonymsMutation,
  useDeleteSynonymsMutation,
  useTrySynonymsMutation,
} = synonymsApi;
