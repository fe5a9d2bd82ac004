import { randomUUID } from 'node:crypto';
import { events, type EventData, type EventType, type ShopEvent } from '@mekong/contracts';
import { currentTraceparent } from '@mekong/service-defaults';

export type NewEvent = Omit<ShopEvent, 'source'>;

/**
 * An event about `subject` (the id of the thing), to be recorded in the outbox.
 * Throws when `data` does not fit the contract: a wrong event must not leave its service.
 */
export function newEvent<T extends EventType>(
  type: T,
  subject: string | number,
  data: EventData<T>,
): NewEvent {
  return {
    specversion: '1.0',
    id: randomUUID(),
    type,
    subject: String(subject),
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    traceparent: currentTraceparent(),
    data: events[type].parse(data) as EventData<EventType>,
  };
}
