import { api } from './api';
import { call, endpoint } from './call';
import type { ImageHosts, ImageHostsEdit } from './types';

const imageHostsApi = api.enhanceEndpoints({ addTagTypes: ['ImageHosts'] }).injectEndpoints({
  endpoints: (build) => ({
    /** From where images of product files are fetched. */
    getImageHosts: build.query<ImageHosts, void>({
      ...endpoint(
        () => call('/api/admin/image-hosts', 'get'),
        ({ image_hosts }) => image_hosts,
      ),
      providesTags: ['ImageHosts'],
    }),
    editImageHosts: build.mutation<unknown, ImageHostsEdit>({
      ...endpoint((body) => call('/api/admin/image-hosts', 'put', { body })),
      invalidatesTags: ['ImageHosts'],
    }),
  }),
});

export const { useGetImageHostsQuery, useEditImageHostsMutation } = imageHostsApi;
