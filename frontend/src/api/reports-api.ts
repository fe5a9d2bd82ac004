import type { DayRange } from './analytics-api';
import { api } from './api';
import { addressOf, call, endpoint } from './call';
import type { Query } from './schema';
import type { Report, ReportJob } from './types';

export type ReportKind = ReportJob['kind'];
export type FileFormat = ReportJob['format'];

/** Rows on one page of a report. */
export const REPORT_PAGE_SIZE = 50;

interface ReportRequest extends DayRange {
  kind: ReportKind;
  /** Of what is to be ordered: in how many days it comes. */
  lead_days?: number;
}

interface ReportFileRequest extends ReportRequest {
  format: FileFormat;
  language: 'en' | 'km';
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: the figures change all the time. */
    getReport: build.query<Report, ReportRequest & { page: number; sort?: string }>({
      ...endpoint(({ kind, ...query }) =>
        call('/api/reports/{kind}', 'get', { path: { kind }, query: { ...query, limit: REPORT_PAGE_SIZE } }),
      ),
      keepUnusedDataFor: 0,
      providesTags: ['Figures'],
    }),
    getReportJobs: build.query<ReportJob[], void>({
      ...endpoint(
        () => call('/api/reports/jobs', 'get'),
        ({ jobs }) => jobs,
      ),
      providesTags: ['ReportJob'],
      keepUnusedDataFor: 0,
    }),
    startReportJob: build.mutation<unknown, ReportFileRequest>({
      ...endpoint((body) => call('/api/reports/jobs', 'post', { body })),
      invalidatesTags: ['ReportJob'],
    }),
  }),
});

/** The address of a short report's file. */
export function reportFileUrl({ kind, format, language, from, to, lead_days }: ReportFileRequest): string {
  const query = { from, to, format, language } satisfies Query<'/api/reports/{kind}/file'>;
  const asked = new URLSearchParams(query);
  if (lead_days !== undefined) asked.set('lead_days', String(lead_days));
  return `${addressOf('/api/reports/{kind}/file', { kind })}?${asked.toString()}`;
}

/** The address of a file that a report job has made. */
export const jobFileUrl = (id: string): string => addressOf('/api/reports/jobs/{id}/file', { id });

export const { useGetReportQuery, useGetReportJobsQuery, useStartReportJobMutation } = reportsApi;
