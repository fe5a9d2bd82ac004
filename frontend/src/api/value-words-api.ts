import { api } from './api';
import { call, endpoint } from './call';

/** The Khmer of values, by their keys. */
export type ValueWords = Record<string, string>;

export const valueWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getValueWords: build.query<ValueWords, void>({
      ...endpoint(
        () => call('/api/value-words', 'get'),
        ({ words }) => words,
      ),
      providesTags: ['ValueWord'],
    }),
  }),
});

export const { useGetValueWordsQuery } = valueWordsApi;
