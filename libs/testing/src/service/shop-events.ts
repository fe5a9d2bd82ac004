import { randomUUID } from 'node:crypto';
import {
  serviceNames,
  type EventData,
  type EventType,
  type ServiceName,
  type ShopEvent,
} from '@mekong/contracts';
import type { InProcessBus } from '@mekong/messaging';
import { natively } from '../natively.js';
import { waitFor } from '../wait-for.js';

const { createInProcessBus } = await natively<typeof import('@mekong/messaging')>('@mekong/messaging');

/** An event as its producer would send it. */
export function anEvent<T extends EventType>(
  type: T,
  subject: string | number,
  data: EventData<T>,
): ShopEvent<T> {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/test',
    type,
    subject: String(subject),
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data,
  };
}

/** The bus of services that are started in tests. */
export { createInProcessBus };

/** Doubles of the other services on the bus: they receive the events that they subscribe to. */
export interface OtherServices {
  bus: InProcessBus;
  /** Sends events to the service under test; resolves when it has committed them, rejects with the first error of a handler. */
  deliver(...events: ShopEvent[]): Promise<void>;
  /** Waits for an event of this type about this subject that some other service received. */
  received<T extends EventType>(type: T, subject?: string | number): Promise<ShopEvent<T>>;
  /** All events received so far. */
  events: ShopEvent[];
}

export function otherServices(underTest: ServiceName): OtherServices {
  const bus = createInProcessBus();
  const events: ShopEvent[] = [];
  for (const service of serviceNames.filter((name) => name !== underTest)) {
    bus.subscribe(service, async (deliveries) => {
      events.push(...deliveries.map(({ event }) => structuredClone(event)));
      return deliveries.map(() => undefined);
    });
  }
  return {
    bus,
    events,
    deliver: async (...delivered) => {
      const results = await bus.publish(delivered.map((event) => ({ event, attempt: 1 })));
      const error = results.find(Boolean);
      if (error) throw error;
    },
    received: (type, subject) =>
      waitFor(
        () =>
          events.find(
            (event) => event.type === type && (subject === undefined || event.subject === String(subject)),
          ),
        { what: `${type} ${subject ?? ''}` },
      ) as Promise<never>,
  };
}
