import { faultSchema } from '@mekong/contracts';
import { z } from 'zod';
import { alertKinds, alertSubjects, type AlertGroup, type SeenAlert } from './alert.entity.js';

export const alertSchema = z
  .object({
    id: z.int(),
    kind: z.enum(alertKinds),
    what: z.enum(alertSubjects),
    facts: z.object({
      order_id: z.string().optional(),
      order_number: z.string().optional(),
      customer_name: z.string().optional(),
      products: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int() })).optional(),
      total: z.number().optional(),
      reason: z.string().optional(),
      count: z.int().optional(),
      faults: z.array(faultSchema).optional().describe('What `reason` says, one by one'),
      product_id: z.int().optional(),
      product_name: z.string().nullable().optional(),
      available: z.int().optional(),
      review_id: z.int().optional(),
      rating: z.int().optional(),
      question_id: z.int().optional(),
      upload_id: z.uuid().optional(),
      brands: z.array(z.string()).optional(),
      decision: z
        .enum(['approved', 'hidden', 'deleted', 'answered'])
        .optional()
        .describe('What became of the review or question; none while it waits'),
      mail_id: z.string().optional(),
      template: z.string().optional(),
      to: z.string().optional(),
      report_kind: z.string().optional(),
      service: z.string().optional(),
      event_type: z.string().optional(),
    }),
    created_at: z.string(),
    read_at: z.string().nullable(),
    group: z
      .object({ day: z.iso.date(), count: z.int(), unread: z.int(), settled: z.boolean() })
      .optional()
      .describe('Of a list that is grouped: those that this one, their newest, stands for'),
  })
  .meta({ id: 'Alert' });

/** An alert as HTTP answers it. */
export function alertView({
  id,
  kind,
  what,
  facts,
  createdAt,
  readAt,
  group,
}: SeenAlert): z.infer<typeof alertSchema> {
  const { total_cents, ...others } = facts;
  return {
    id,
    kind,
    what,
    facts: { ...others, ...(total_cents !== undefined && { total: total_cents / 100 }) },
    created_at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    ...(group && { group: groupView(group) }),
  };
}

const groupView = ({ isSettled, ...others }: AlertGroup) => ({ ...others, settled: isSettled });
