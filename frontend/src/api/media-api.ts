import { api } from './api';
import { call, endpoint } from './call';
import type { FormField } from './schema';
import type { DeletedImage, ImageUpload, LibraryImage, LibraryPage } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Images on one page of the library. */
export const LIBRARY_PAGE_SIZE = 24;

/** The library's filters. */
export interface ImageSearch extends TextFilters<'/api/admin/images', 'q' | 'used'> {
  page: number;
}

const mediaApi = api.enhanceEndpoints({ addTagTypes: ['Image'] }).injectEndpoints({
  endpoints: (build) => ({
    getImages: build.query<LibraryPage, ImageSearch>({
      ...endpoint((search) =>
        call('/api/admin/images', 'get', { query: { ...withoutEmpty(search), limit: LIBRARY_PAGE_SIZE } }),
      ),
      providesTags: ['Image'],
    }),
    /** Returns the result for each file. */
    uploadImages: build.mutation<ImageUpload[], File[]>({
      ...endpoint(
        (files) => {
          const body = new FormData();
          const name: FormField<'/api/admin/images', 'post'> = 'images';
          for (const file of files) body.append(name, file);
          return call('/api/admin/images', 'post', { body });
        },
        ({ results }) => results,
      ),
      invalidatesTags: ['Image'],
    }),
    /** Replaces the image with the file wherever it is used. */
    replaceImage: build.mutation<{ image: LibraryImage; changed: number }, { hash: string; file: File }>({
      ...endpoint(({ hash, file }) => {
        const body = new FormData();
        body.set('image' satisfies FormField<'/api/admin/images/{hash}', 'put'>, file);
        return call('/api/admin/images/{hash}', 'put', { path: { hash }, body });
      }),
      invalidatesTags: ['Image', 'Product', 'Brand'],
    }),
    deleteImage: build.mutation<unknown, string>({
      ...endpoint((hash) => call('/api/admin/images/{hash}', 'delete', { path: { hash } })),
      invalidatesTags: ['Image'],
    }),
    /** Returns the result for each image. */
    deleteImages: build.mutation<DeletedImage[], string[]>({
      ...endpoint(
        (hashes) => call('/api/admin/images/delete-many', 'post', { body: { hashes } }),
        ({ results }) => results,
      ),
      invalidatesTags: ['Image'],
    }),
  }),
});

export const {
  useGetImagesQuery,
  useUploadImagesMutation,
  useReplaceImageMutation,
  useDeleteImageMutation,
  useDeleteImagesMutation,
} = mediaApi;
