import { api } from './api';
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
      query: ({ from, to }) => ({ url: '/api/analytics', params: { from, to } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAnalyticsQuery } = analyticsApi;
