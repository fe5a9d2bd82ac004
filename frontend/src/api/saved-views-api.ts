import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody, Schemas } from './schema';

/** How somebody has filtered a list, under a name that they gave it. */
export type SavedView = Schemas['SavedView'];
type NewView = JsonBody<'/api/account/views', 'post'>;

const savedViewsApi = api.enhanceEndpoints({ addTagTypes: ['SavedView'] }).injectEndpoints({
  endpoints: (build) => ({
    getSavedViews: build.query<SavedView[], void>({
      ...endpoint(
        () => call('/api/account/views', 'get'),
        ({ views }) => views,
      ),
      providesTags: ['SavedView'],
    }),
    saveView: build.mutation<unknown, NewView>({
      ...endpoint((body) => call('/api/account/views', 'post', { body })),
      invalidatesTags: ['SavedView'],
    }),
    renameView: build.mutation<unknown, Pick<SavedView, 'id' | 'name'>>({
      ...endpoint(({ id, name }) =>
        call('/api/account/views/{id}', 'patch', { path: { id }, body: { name } }),
      ),
      invalidatesTags: ['SavedView'],
    }),
    deleteView: build.mutation<unknown, SavedView['id']>({
      ...endpoint((id) => call('/api/account/views/{id}', 'delete', { path: { id } })),
      invalidatesTags: ['SavedView'],
    }),
  }),
});

export const { useGetSavedViewsQuery, useSaveViewMutation, useRenameViewMutation, useDeleteViewMutation } =
  savedViewsApi;
