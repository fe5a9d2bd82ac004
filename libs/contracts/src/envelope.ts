import { z } from 'zod';

/** The envelope of every event: CloudEvents 1.0 names. `subject` is the id of the thing the event is about. */
export const envelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  source: z.string().min(1),
  type: z.string().min(1),
  subject: z.string().min(1),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof envelopeSchema>;
