import { randomUUID } from 'node:crypto';
import { events, type EventData, type EventType, type ShopEvent } from '@mekong/contracts';
import { continueTrace, currentTraceparent } from '@mekong/service-defaults';

export type NewEvent = Omit<ShopEvent, 'source'>;

/**
 * An event about `subject` (the id of the thing), to be recorded in the outbox. `cause` is the event that it follows
 * from, where that is one of many that are handled together: its trace goes on.
 * Throws when `data` does not fit the contract: a wrong event must not leave its service.
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
