import type { ServiceName } from '@mekong/contracts';
import { newEvent, type NewEvent } from './outbox/new-event.js';

const longestReason = 500;

/** Announces that `service` could not handle an event. A failed announcement is not announced, or that would never end. */
export function deadLetterEvents(
  service: ServiceName,
  { id, type }: { id: string; type: string },
  reason: string,
): NewEvent[] {
  if (type === 'event.dead-lettered.v1') return [];
  const data = { service, event_id: id, event_type: type, reason: reason.slice(0, longestReason) };
  return [newEvent('event.dead-lettered.v1', service, data)];
}
