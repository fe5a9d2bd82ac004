import { api } from './api';
import { call, endpoint } from './call';
import type { Analytics } from './types';

/** Days in the shop's time zone (2026-01-31), both included. */
export interface DayRange {
  from: string;
  to: string;
}

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: the figures change all the time. */
    getAnalytics: build.query<Analytics, DayRange>({
      ...endpoint(({ from, to }) => call('/api/analytics', 'get', { query: { from, to } })),
      keepUnusedDataFor: 0,
      providesTags: ['Figures'],
    }),
  }),
});

export const { useGetAnalyticsQuery } = analyticsApi;
