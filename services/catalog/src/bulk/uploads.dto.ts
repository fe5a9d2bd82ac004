import { faultSchema } from '@mekong/contracts';
import { pageFields, pageQuery } from '@mekong/service-defaults';
import { z } from 'zod';
import type { TouchedProduct } from './errors.js';
import { rowFilters, verdicts } from './upload.js';

export const rowsQuery = pageQuery({ default: 50, max: 100 }).extend({
  rows: z.enum(rowFilters).optional().describe('Only rows of this kind'),
});
export type RowsQuery = z.infer<typeof rowsQuery>;

export const undoBody = z
  .object({ with_edits: z.boolean().default(false).describe('Products that were edited since lose that') })
  .prefault({});
export type UndoBody = z.infer<typeof undoBody>;

const upload = z
  .object({
    id: z.uuid(),
    file_name: z.string(),
    state: z.enum(['rehearsed', 'running', 'done', 'undone']),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    /** The number of rows in all, and for each verdict of the rehearsal. */
    total: z.int(),
    create: z.int(),
    change: z.int(),
    same: z.int(),
    error: z.int(),
    /** Rows whose brand is similar to another one. */
    near_brands: z.int(),
    /** Rows that were written, that failed, and that are still to be written. */
    uploaded: z.int(),
    failed: z.int(),
    waiting: z.int(),
    web_images: z
      .int()
      .describe('Images that the file names by web addresses from where the shop fetches some'),
    images_waiting: z
      .int()
      .describe('Those of them that are still to be fetched; until then nothing is written'),
    /** Unknown columns of the file, as it spells them. */
    unread_columns: z.array(z.string()),
    unused_images: z.array(z.string()),
  })
  .meta({ id: 'BulkUpload' });

const facts = z.record(z.string(), z.unknown());
const row = z
  .object({
    row: z.int(),
    name: z.string(),
    verdict: z.enum(verdicts),
    outcome: z.enum(['done', 'failed']).nullable(),
    error: z.string().nullable(),
    faults: z.array(faultSchema).describe('What `error` says, one by one'),
    notes: z
      .array(faultSchema)
      .describe(
        'What is to be known of a good row: why further images cannot be had, which variants stay one product',
      ),
    brand: z.string(),
    like_brands: z.array(z.string()),
    image: z.string(),
    image_url: z.string().nullable(),
    odd_image: z
      .object({ width: z.int(), height: z.int() })
      .nullable()
      .describe('The stored size of an image that can hardly be meant: tiny, or very narrow'),
    before: facts.nullable(),
    after: facts.nullable(),
    id: z.int().nullable(),
  })
  .meta({ id: 'BulkRow' });

export const uploadAnswer = z.object({ batch: upload });
export const uploadsAnswer = z.object({ batches: z.array(upload) });
export const uploadPageAnswer = uploadAnswer.extend({
  unknown_brands: z
    .array(z.object({ name: z.string(), rows: z.int() }))
    .describe('Brands that the shop does not have, with how many rows name them'),
  foreign_hosts: z
    .array(z.object({ host: z.string(), rows: z.int() }))
    .describe('From where rows want images, and no admin has allowed it'),
  rows: z.array(row),
  ...pageFields,
});

const meanings = z.record(z.string(), z.string());
export const columnsAnswer = z.object({
  profile: z
    .string()
    .nullable()
    .describe('The program that has written the file; `mekong` for our own columns'),
  rows: z.int().describe('Rows of products, those of one group joined'),
  sheets: z.array(z.string()).describe('Of a workbook'),
  columns: z.array(
    z.object({
      name: z.string(),
      guess: z.string().nullable().describe('Which of ours it is'),
      samples: z.array(z.string()),
    }),
  ),
  values: z
    .object({ category: meanings, brand: meanings, stock: meanings, currency: meanings, price: meanings })
    .describe('What words of the file mean, as they were matched before'),
  unknown_brands: z.array(z.string()),
  unknown_categories: z.array(z.string()).describe('An empty text stands for blank cells'),
  unknown_stocks: z.array(z.string()).describe('Words for stock that say no number'),
  unknown_currencies: z
    .array(z.string())
    .describe(
      'Of which it must be said how much a dollar is; an empty text stands for prices without a sign',
    ),
});

const touched = z.object({
  id: z.int(),
  name: z.string(),
  reason: z.enum(['sold', 'edited']),
  why: z.string().describe('The reason in English'),
}) satisfies z.ZodType<TouchedProduct>;

/** What the refusal to undo an upload tells besides. */
export const notUndoneMembers = z.object({
  products: z.array(touched).optional().describe('With BATCH_TOUCHED: the first hundred of them'),
});

/** How many brands were asked for. */
export const wantedBrandsAnswer = z.object({ asked: z.int() });
