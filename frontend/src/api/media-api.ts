import { api } from './api';
import { asking, call } from './call';
import type { FormField } from './schema';
import type { DeletedImage, ImageUpload, LibraryImage, LibraryPage } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Pictures on one page of the library. */
export const LIBRARY_PAGE_SIZE = 24;

/** What the library is narrowed to. */
export interface ImageSearch extends TextFilters<'/api/admin/images', 'q' | 'used'> {
  page: number;
}

const mediaApi = api.enhanceEndpoints({ addTagTypes: ['Image'] }).injectEndpoints({
  endpoints: (build) => ({
    getImages: build.query<LibraryPage, ImageSearch>({
      ...asking((search) =>
        call('/api/admin/images', 'get', { query: { ...withoutEmpty(search), limit: LIBRARY_PAGE_SIZE } }),
      ),
      providesTags: ['Image'],
    }),
    /** Answers what became of each file. */
    uploadImages: build.mutation<ImageUpload[], File[]>({
      ...asking(
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
    /** The file takes the picture's place wherever it is shown. */
    replaceImage: build.mutation<{ image: LibraryImage; changed: number }, { hash: string; file: File }>({
      ...asking(({ hash, file }) => {
        const body = new FormData();
        body.set('image' satisfies FormField<'/api/admin/images/{hash}', 'put'>, file);
        return call('/api/admin/images/{hash}', 'put', { path: { hash }, body });
      }),
      invalidatesTags: ['Image', 'Product', 'Brand'],
    }),
    deleteImage: build.mutation<unknown, string>({
      ...asking((hash) => call('/api/admin/images/{hash}', 'delete', { path: { hash } })),
      invalidatesTags: ['Image'],
    }),
    /** Answers what became of each. */
    deleteImages: build.mutation<DeletedImage[], string[]>({
      ...asking(
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
