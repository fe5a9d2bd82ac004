import { api } from './api';
import { asking, call } from './call';

const staffBrandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `form` holds `name` and `image`. */
    createBrand: build.mutation<{ message: string }, FormData>({
      ...asking((form) => call('/api/brands', 'post', { body: form })),
      invalidatesTags: ['Brand'],
    }),
    /** `form` holds whichever of `name` and `image` shall change, and the `version` that was seen. */
    editBrand: build.mutation<unknown, { id: number; form: FormData }>({
      ...asking(({ id, form }) => call('/api/brands/{id}', 'patch', { path: { id }, body: form })),
      invalidatesTags: ['Brand', 'Product'],
    }),
    /** The products of the brand `id` become those of `into`, and the brand is gone. */
    mergeBrands: build.mutation<{ moved: number }, { id: number; into: number }>({
      ...asking(({ id, into }) => call('/api/brands/{id}/merge', 'post', { path: { id }, body: { into } })),
      invalidatesTags: ['Brand', 'Product'],
    }),
    deleteBrand: build.mutation<unknown, number>({
      ...asking((id) => call('/api/brands/{id}', 'delete', { path: { id } })),
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
