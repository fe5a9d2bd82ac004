import { api } from './api';

const staffBrandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `form` holds `name` and `image`. */
    createBrand: build.mutation<{ message: string }, FormData>({
      query: (form) => ({ url: '/api/brands', method: 'POST', body: form }),
      invalidatesTags: ['Brand'],
    }),
    /** `form` holds whichever of `name` and `image` shall change, and the `version` that was seen. */
    editBrand: build.mutation<unknown, { id: number; form: FormData }>({
      query: ({ id, form }) => ({ url: `/api/brands/${id}`, method: 'PATCH', body: form }),
      invalidatesTags: ['Brand', 'Product'],
    }),
    /** The products of the brand `id` become those of `into`, and the brand is gone. */
    mergeBrands: build.mutation<{ moved: number }, { id: number; into: number }>({
      query: ({ id, into }) => ({ url: `/api/brands/${id}/merge`, method: 'POST', body: { into } }),
      invalidatesTags: ['Brand', 'Product'],
    }),
    deleteBrand: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/brands/${id}`, method: 'DELETE' }),
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
