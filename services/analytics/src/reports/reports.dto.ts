import { faultSchema } from '@mekong/contracts';
import { pageFields, pageQuery } from '@mekong/service-defaults';
import { z } from 'zod';
import { checkRange, rangeFields } from '../range.js';
import { wayOfPaying } from '../figures/figures.http.js';
import { languages } from './report-words.js';
import { fileFormats } from '@mekong/spreadsheets';
import { reportKinds } from './reports.js';

export const kindParam = z.enum(reportKinds);
export type KindParam = z.infer<typeof kindParam>;

const format = z.enum(fileFormats);
/** The language of headings, categories and states. */
const language = z.enum(languages).default('en');

/** Of purchases alone. */
const leadDays = z.coerce
  .number()
  .pipe(z.int().min(1).max(180))
  .default(14)
  .describe('Of what is to be ordered: in how many days it comes');

export const reportQuery = pageQuery({ default: 50, max: 100 })
  .extend({
    ...rangeFields,
    lead_days: leadDays,
    sort: z
      .string()
      .max(40)
      .optional()
      .describe('A number of the rows by its name, as `amount`, or as `-amount` for the highest first'),
  })
  .superRefine(checkRange);
export type ReportQuery = z.infer<typeof reportQuery>;

export const fileQuery = z
  .object({ ...rangeFields, format, language, lead_days: leadDays })
  .superRefine(checkRange);
export type FileQuery = z.infer<typeof fileQuery>;

export const jobBody = z
  .object({
    ...rangeFields,
    format,
    language,
    kind: kindParam,
    lead_days: z.int().min(1).max(180).default(14),
  })
  .superRefine(checkRange);
export type JobBody = z.infer<typeof jobBody>;

const columnAnswer = z.object({
  key: z.string(),
  title: z.string(),
  type: z.enum(['text', 'number', 'money', 'day']),
});

const totals = z.object({
  sold: z.number(),
  /** Null for sellers, who do not get it. */
  shipping: z.number().nullable(),
  refunded: z.number(),
  /** What promo codes took off the goods; it is not in what is sold. */
  discount: z.number(),
  revenue: z.number(),
  ways: z.array(wayOfPaying),
});

export const reportAnswer = z
  .object({
    columns: z.array(columnAnswer),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    currentPage: z.int(),
    ...pageFields,
    /** For sales, in dollars: the goods sold, the refunds of them so far, and the revenue of the same days. */
    totals: totals.nullable(),
    sums: z
      .record(z.string(), z.number().nullable())
      .describe('What the numbers of all pages add up to, by the names of columns'),
    /** A file of more rows is only made by a job. */
    mostRowsAtOnce: z.int(),
  })
  .meta({ id: 'Report' });

const job = z
  .object({
    id: z.uuid(),
    kind: kindParam,
    format,
    from: z.string(),
    to: z.string(),
    status: z.enum(['waiting', 'done', 'failed']),
    error: z.string().nullable(),
    faults: z.array(faultSchema).describe('What `error` says, one by one'),
    created_at: z.string(),
    rows_done: z.int(),
    rows_total: z.int().nullable(),
  })
  .meta({ id: 'ReportJob' });
export const jobAnswer = z.object({ job });
export const jobsAnswer = z.object({ jobs: z.array(job) });
