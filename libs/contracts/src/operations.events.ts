import { z } from 'zod';
import { serviceNames } from './services.js';

export const operationsEvents = {
  /** A service could not handle an event and keeps it as a dead letter. Any service may publish it. */
  'event.set-aside.v1': z.object({
    service: z.enum(serviceNames),
    event_id: z.string(),
    event_type: z.string(),
    reason: z.string(),
  }),
};
