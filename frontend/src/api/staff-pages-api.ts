import { api } from './api';
import { call, endpoint } from './call';
import type { EditedShopFacts, EditedShopPage, PageSlug, ShopFactsEdit, ShopPageEdit } from './types';

const staffPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEditedPages: build.query<EditedShopPage[], void>({
      ...endpoint(
        () => call('/api/admin/pages', 'get'),
        ({ pages }) => pages,
      ),
      providesTags: ['Page'],
    }),
    editPage: build.mutation<unknown, { slug: PageSlug; edit: ShopPageEdit }>({
      ...endpoint(({ slug, edit }) =>
        call('/api/admin/pages/{slug}', 'patch', { path: { slug }, body: edit }),
      ),
      invalidatesTags: ['Page'],
    }),
    getEditedShop: build.query<EditedShopFacts, void>({
      ...endpoint(
        () => call('/api/admin/shop', 'get'),
        ({ shop }) => shop,
      ),
      providesTags: ['Page'],
    }),
    editShop: build.mutation<unknown, ShopFactsEdit>({
      ...endpoint((body) => call('/api/admin/shop', 'patch', { body })),
      invalidatesTags: ['Page'],
    }),
  }),
});

export const { useGetEditedPagesQuery, useEditPageMutation, useGetEditedShopQuery, useEditShopMutation } =
  staffPagesApi;
