import { randomUUID } from 'node:crypto';
import { events, type EventData, type EventType, type ShopEvent } from '@mekong/contracts';
import { continueTrace, currentTraceparent } from '@mekong/service-defaults';

export type NewEvent = Omit<ShopEvent, 'source'>;

/**
 * An event about `subject` (the id of the thing), to be recorded in the outbox. In a handler of a batch, `cause` is the
 * event that it follows from, whose trace it continues.
 * Throws when `data` does not match its schema: a wrong event must not leave its service.
 */
export function newEvent<T extends EventType>(
  type: T,
  subject: string | number,
  data: EventData<T>,
  cause?: Pick<ShopEvent, 'traceparent'>,
): NewEvent {
  return {
    specversion: '1.0',
    id: randomUUID(),
    type,
    subject: String(subject),
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    traceparent: cause?.traceparent ? continueTrace(cause.traceparent) : currentTraceparent(),
    data: events[type].parse(data) as EventData<EventType>,
  };
}
