import { api } from './api';
import { call, endpoint } from './call';
import type { EditedValueWords, ValueWord } from './types';

const staffValueWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEditedValueWords: build.query<EditedValueWords, void>({
      ...endpoint(() => call('/api/admin/value-words', 'get')),
      providesTags: ['ValueWord'],
    }),
    /** An empty Khmer removes it. */
    editValueWord: build.mutation<unknown, ValueWord>({
      ...endpoint((body) => call('/api/admin/value-words', 'put', { body })),
      invalidatesTags: ['ValueWord'],
    }),
  }),
});

export const { useGetEditedValueWordsQuery, useEditValueWordMutation } = staffValueWordsApi;
