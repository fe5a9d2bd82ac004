import { api } from './api';
import type { ImageUpload, LibraryImage, LibraryPage } from './types';

/** Pictures on one page of the library. */
export const LIBRARY_PAGE_SIZE = 24;

/** What the library is narrowed to; an empty text stands for no wish. */
export interface ImageSearch {
  page: number;
  q: string;
  used: string;
}

const mediaApi = api.enhanceEndpoints({ addTagTypes: ['Image'] }).injectEndpoints({
  endpoints: (build) => ({
    getImages: build.query<LibraryPage, ImageSearch>({
      query: (search) => {
        const wanted = Object.entries(search).filter(([, value]) => value !== '');
        return {
          url: '/api/admin/images',
          params: { ...Object.fromEntries(wanted), limit: LIBRARY_PAGE_SIZE },
        };
      },
      providesTags: ['Image'],
    }),
    /** Answers what became of each file. */
    uploadImages: build.mutation<ImageUpload[], File[]>({
      query: (files) => {
        const body = new FormData();
        for (const file of files) body.append('images', file);
        return { url: '/api/admin/images', method: 'POST', body };
      },
      transformResponse: ({ results }: { results: ImageUpload[] }) => results,
      invalidatesTags: ['Image'],
    }),
    /** The file takes the picture's place wherever it is shown. */
    replaceImage: build.mutation<{ image: LibraryImage; changed: number }, { hash: string; file: File }>({
      query: ({ hash, file }) => {
        const body = new FormData();
        body.set('image', file);
        return { url: `/api/admin/images/${hash}`, method: 'PUT', body };
      },
      invalidatesTags: ['Image', 'Product', 'Brand'],
    }),
    deleteImage: build.mutation<unknown, string>({
      query: (hash) => ({ url: `/api/admin/images/${hash}`, method: 'DELETE' }),
      invalidatesTags: ['Image'],
    }),
    /** Answers what became of each. */
    deleteImages: build.mutation<{ hash: string; ok: boolean; error: string | null }[], string[]>({
      query: (hashes) => ({ url: '/api/admin/images/delete-many', method: 'POST', body: { hashes } }),
      transformResponse: ({ results }: { results: { hash: string; ok: boolean; error: string | null }[] }) =>
        results,
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
