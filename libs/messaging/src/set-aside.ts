import type { ServiceName } from '@mekong/contracts';
import { newEvent, type NewEvent } from './outbox/new-event.js';

const longestReason = 500;

/** The news that `service` has set an event aside; none of such news itself, which would go round in circles. */
export function newsOfSetAside(
  service: ServiceName,
  { id, type }: { id: string; type: string },
  reason: string,
): NewEvent[] {
  if (type === 'event.set-aside.v1') return [];
  const news = { service, event_id: id, event_type: type, reason: reason.slice(0, longestReason) };
  return [newEvent('event.set-aside.v1', service, news)];
}
