import { api } from './api';
import { call } from './call';
import type { Service } from './notifications-api';
import type { Answer } from './schema';

/** How many failed events each service has; null for one that has not answered. */
export type FailedEvents = Record<string, number | null>;

type Counted = '/api/products' | '/api/admin/reviews' | '/api/admin/questions' | '/api/admin/mails';

/** Lists of which only the number is asked. */
const homeApi = api.enhanceEndpoints({ addTagTypes: ['Mail', 'DeadLetter', 'Question'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Products of which few are left; with a seller's id only theirs. */
    countLowStock: build.query<number, string>({
      query: (seller) =>
        call('/api/products', 'get', { query: { stock: 'low', limit: '1', ...(seller && { seller }) } }),
      transformResponse: totalOf<'/api/products'>,
      providesTags: ['Product'],
    }),
    /** All products that shoppers can see. */
    countProducts: build.query<number, void>({
      query: () => call('/api/products', 'get', { query: { limit: '1' } }),
      transformResponse: totalOf<'/api/products'>,
      providesTags: ['Product'],
    }),
    countPendingReviews: build.query<number, void>({
      query: () => call('/api/admin/reviews', 'get', { query: { status: 'pending', limit: '1' } }),
      transformResponse: totalOf<'/api/admin/reviews'>,
      providesTags: ['Review'],
    }),
    countWaitingQuestions: build.query<number, void>({
      query: () => call('/api/admin/questions', 'get', { query: { status: 'waiting', limit: '1' } }),
      transformResponse: totalOf<'/api/admin/questions'>,
      providesTags: ['Question'],
    }),
    countFailedMails: build.query<number, void>({
      query: () => call('/api/admin/mails', 'get', { query: { status: 'failed', limit: '1' } }),
      transformResponse: totalOf<'/api/admin/mails'>,
      providesTags: ['Mail'],
    }),
    /** Each service is asked by itself, all at the same moment. */
    countFailedEvents: build.query<FailedEvents, readonly Service[]>({
      queryFn: async (services, _api, _options, ask) => {
        const path = '/api/admin/dead-letters/{service}';
        const answers = await Promise.all(
          services.map(async (service) => ask(call(path, 'get', { path: { service } }))),
        );
        if (answers.every(({ error }) => error)) return { error: answers[0]!.error! };
        const counts = answers.map(({ data }, place): [string, number | null] => [
          services[place]!,
          data ? (data as Answer<typeof path, 'get'>).dead_letters.length : null,
        ]);
        return { data: Object.fromEntries(counts) };
      },
      providesTags: ['DeadLetter'],
    }),
  }),
});

function totalOf<P extends Counted>({ total }: Answer<P, 'get'> & { total: number }): number {
  return total;
}

/** Asks again for everything that the dashboard's first page counts. */
export const shopChanged = () =>
  homeApi.util.invalidateTags([
    'AdminOrder',
    'Product',
    'Review',
    'Question',
    'Figures',
    'Mail',
    'DeadLetter',
  ]);

export const {
  useCountLowStockQuery,
  useCountProductsQuery,
  useCountPendingReviewsQuery,
  useCountWaitingQuestionsQuery,
  useCountFailedMailsQuery,
  useCountFailedEventsQuery,
} = homeApi;
