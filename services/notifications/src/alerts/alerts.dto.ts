import { idParam, pageFields, pageQuery } from '@mekong/service-defaults';
import { z } from 'zod';
import { alertKinds, alertSubjects } from './alert.entity.js';
import { alertSchema } from './views.js';

const yesOrNo = z.enum(['true', 'false']);

export const alertsQuery = pageQuery({ default: 20, max: 100 }).extend({
  kind: z.enum(alertKinds).optional(),
  unread: yesOrNo.optional(),
  grouped: yesOrNo
    .optional()
    .describe('Those of one subject and one day are one, their newest, with how many they are'),
  what: z.enum(alertSubjects).optional(),
  day: z.iso.date().optional().describe("A day of the shop's time zone"),
  settled: yesOrNo.optional().describe('Whether they tell of reviews or questions that are decided'),
});
export type AlertsQuery = z.infer<typeof alertsQuery>;

export const alertsAnswer = z.object({
  alerts: z.array(alertSchema),
  ...pageFields,
  unread: z.int(),
});

/** Some alerts by their ids, or all of them, of one kind, or of one subject and day. */
export const readBody = z.union([
  z.object({ ids: z.array(idParam).min(1).max(500) }).strict(),
  z
    .object({
      all: z.literal(true),
      kind: z.enum(alertKinds).optional(),
      what: z.enum(alertSubjects).optional(),
      day: z.iso.date().optional(),
    })
    .strict(),
]);
export type ReadBody = z.infer<typeof readBody>;
export const readAnswer = z.object({ unread: z.int() });

const preferences = z.object({
  order: z.boolean(),
  stock: z.boolean(),
  review: z.boolean(),
  failure: z.boolean(),
  mail: z.array(z.enum(alertKinds)).describe('The kinds that are mailed too'),
  stock_from: z
    .int()
    .min(1)
    .max(9_999)
    .nullable()
    .describe("With so many pieces left one is alerted; null for each product's own threshold"),
});
/** A browser with the page from before there were alerts about reviews sends no `review`, which counts as wanted. */
export const preferencesBody = preferences
  .extend({ review: z.boolean().default(true) })
  .partial({ mail: true, stock_from: true });
export type PreferencesBody = z.infer<typeof preferencesBody>;
export const preferencesAnswer = z.object({ preferences });
