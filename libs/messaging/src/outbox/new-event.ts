import { randomUUID } from 'node:crypto';
import { events, type EventData, type EventType, type ShopEvent } from '@mekong/contracts';
import { currentTraceparent } from '@mekong/service-defaults';

export type NewEvent = Omit<ShopEvent, 'source'>;

/**
 * An event about `subject` (the id of the thing), to be recorded in the outbox. `cause` is what it follows from where that is
 * not the present request, and whose trace it continues: in a handler of a batch the event.
 * Throws when `data` does not match its schema: a wrong event must not leave its service.
 */
export function newEvent<T extends EventType>(
  type: T,
  subject: string | number,
  data: EventData<T>,
  cause?: { traceparent?: string | null },
): NewEvent {
  return {
    specversion: '1.0',
    id: randomUUID(),
    type,
    subject: String(subject),
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    traceparent: cause?.traceparent ?? currentTraceparent(),
    data: events[type].parse(data) as EventData<EventType>,
  };
}
