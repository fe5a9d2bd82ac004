import { api } from './api';
import { asking, call } from './call';
import type { Analytics } from './types';

/** Days of the shop (2026-01-31), both included. */
export interface DayRange {
  from: string;
  to: string;
}

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Never from memory: figures move while nobody looks. */
    getAnalytics: build.query<Analytics, DayRange>({
      ...asking(({ from, to }) => call('/api/analytics', 'get', { query: { from, to } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAnalyticsQuery } = analyticsApi;
