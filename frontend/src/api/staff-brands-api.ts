import { api } from './api';
import { call, endpoint } from './call';

const staffBrandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `form` holds `name` and `image`. */
    createBrand: build.mutation<{ message: string }, FormData>({
      ...endpoint((form) => call('/api/brands', 'post', { body: form })),
      invalidatesTags: ['Brand'],
    }),
    /** `form` holds the new `name`, the new `image` or both, and the `version` that the user saw. */
    editBrand: build.mutation<unknown, { id: number; form: FormData }>({
      ...endpoint(({ id, form }) => call('/api/brands/{id}', 'patch', { path: { id }, body: form })),
      invalidatesTags: ['Brand', 'Product'],
    }),
    /** Moves the products of brand `id` to brand `into` and deletes brand `id`. */
    mergeBrands: build.mutation<{ moved: number }, { id: number; into: number }>({
      ...endpoint(({ id, into }) => call('/api/brands/{id}/merge', 'post', { path: { id }, body: { into } })),
      invalidatesTags: ['Brand', 'Product'],
    }),
    deleteBrand: build.mutation<unknown, number>({
      ...endpoint((id) => call('/api/brands/{id}', 'delete', { path: { id } })),
      invalidatesTags: ['Brand'],
    }),
  }),
});

export const {
  useCreateBrandMutation,
  useEditBrandMutation,
  useMergeBrandsMutation,
  useDeleteBrandMutation,
} = staffBrandsApi;
