import { z } from 'zod';
import { serviceNames } from './services.js';

/** Some facts of a thing, by name; never a password, a code or a hash of one. */
const facts = z.record(z.string(), z.unknown());

/** What any service may publish. */
export const operationsEvents = {
  /** Staff did something that the audit log keeps. `action` reads like 'order.refunded'. */
  'staff.acted.v1': z.object({
    actor: z.object({ user_id: z.uuid(), email: z.string(), name: z.string() }),
    action: z.string().min(1),
    subject: z.object({ type: z.string().min(1), id: z.string().min(1), name: z.string() }),
    before: facts.nullable(),
    after: facts.nullable(),
    acted_at: z.iso.datetime(),
  }),
  /** A service could not handle an event and keeps it as a dead letter. */
  'event.dead-lettered.v1': z.object({
    service: z.enum(serviceNames),
    event_id: z.string(),
    event_type: z.string(),
    reason: z.string(),
  }),
};
