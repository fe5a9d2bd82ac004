import { z } from 'zod';
import { analyticsEvents } from './analytics.events.js';
import { authEvents } from './auth.events.js';
import { catalogEvents } from './catalog.events.js';
import { envelopeSchema, type Envelope } from './envelope.js';
import { notificationsEvents } from './notifications.events.js';
import { operationsEvents } from './operations.events.js';
import { ordersEvents } from './orders.events.js';
import { paymentsEvents } from './payments.events.js';

export const events = {
  ...authEvents,
  ...catalogEvents,
  ...ordersEvents,
  ...paymentsEvents,
  ...notificationsEvents,
  ...analyticsEvents,
  ...operationsEvents,
};

export type EventType = keyof typeof events;
export type EventData<T extends EventType> = z.infer<(typeof events)[T]>;
export type ShopEvent<T extends EventType = EventType> = Omit<Envelope, 'type' | 'data'> & {
  type: T;
  data: EventData<T>;
};

/** Reads an envelope of unknown origin. Throws a ZodError that names every fault, or an Error for an unknown type. */
export function parseEvent(value: unknown): ShopEvent {
  const envelope = envelopeSchema.parse(value);
  const schema = events[envelope.type as EventType];
  if (!schema) throw new Error(`unknown event type ${envelope.type}`);
  return { ...envelope, data: schema.parse(envelope.data) } as ShopEvent;
}
