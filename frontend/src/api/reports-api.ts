import type { DayRange } from './analytics-api';
import type { Language } from '../lib/i18n/language';
import { api } from './api';
import type { Report, ReportJob } from './types';

export type ReportKind = ReportJob['kind'];
export type FileFormat = ReportJob['format'];

/** Rows on one page of a report. */
export const REPORT_PAGE_SIZE = 50;

interface ReportWish extends DayRange {
  kind: ReportKind;
}

interface FileWish extends ReportWish {
  format: FileFormat;
  language: Language;
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Never from memory: figures move while nobody looks. */
    getReport: build.query<Report, ReportWish & { page: number }>({
      query: ({ kind, ...params }) => ({
        url: `/api/reports/${kind}`,
        params: { ...params, limit: REPORT_PAGE_SIZE },
      }),
      keepUnusedDataFor: 0,
    }),
    getReportJobs: build.query<ReportJob[], void>({
      query: () => '/api/reports/jobs',
      transformResponse: ({ jobs }: { jobs: ReportJob[] }) => jobs,
      providesTags: ['ReportJob'],
      keepUnusedDataFor: 0,
    }),
    startReportJob: build.mutation<unknown, FileWish>({
      query: (body) => ({ url: '/api/reports/jobs', method: 'POST', body }),
      invalidatesTags: ['ReportJob'],
    }),
  }),
});

/** Where the browser downloads a short report. */
export const reportFileUrl = ({ kind, format, language, from, to }: FileWish): string =>
  `/api/reports/${kind}/file?${new URLSearchParams({ from, to, format, language }).toString()}`;

/** Where the browser downloads a report that was made in the background. */
export const jobFileUrl = (id: string): string => `/api/reports/jobs/${id}/file`;

export const { useGetReportQuery, useGetReportJobsQuery, useStartReportJobMutation } = reportsApi;
