import { api } from './api';
import { call, endpoint } from './call';
import type { EditedShopLook, ShopLookEdit } from './types';

const lookApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How the shop calls itself and looks, for its editor. */
    getEditedLook: build.query<EditedShopLook, void>({
      ...endpoint(
        () => call('/api/admin/shop/look', 'get'),
        ({ look }) => look,
      ),
      providesTags: ['Page'],
    }),
    /** What is not named stays as it is. */
    editLook: build.mutation<unknown, ShopLookEdit>({
      ...endpoint((body) => call('/api/admin/shop/look', 'patch', { body })),
      invalidatesTags: ['Page'],
    }),
  }),
});

export const { useGetEditedLookQuery, useEditLookMutation } = lookApi;
