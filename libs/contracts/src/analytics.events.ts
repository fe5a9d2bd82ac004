import { z } from 'zod';
import { faultSchema } from './fault.js';

export const analyticsEvents = {
  /** A report that somebody had asked for could not be made. */
  'report.failed.v1': z.object({
    report_id: z.uuid(),
    kind: z.string().min(1),
    requested_by: z.uuid(),
    reason: z.string(),
    fault: faultSchema,
  }),
};
