import { hears, serviceNames, type ServiceName } from '@mekong/contracts';
import { readEvent, type ReadEvent } from '../handling/event-server.js';
import type { Delivery, Outcome } from '../publisher.js';

/** A delivery as its subscribers get it: read once for all of them. */
export interface BusDelivery extends Delivery {
  read: ReadEvent;
}

type Deliver = (deliveries: BusDelivery[]) => Promise<Outcome[]>;

/**
 * Carries events between services of one process. It keeps nothing: `publish` resolves when every subscriber has
 * committed, so the publisher's outbox is its durability.
 */
export class InProcessBus {
  private readonly subscribers = new Map<ServiceName, Deliver>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly expected: readonly ServiceName[] = serviceNames) {}

  subscribe(service: ServiceName, deliver: Deliver): void {
    this.subscribers.set(service, deliver);
    if (this.ready()) this.listeners.forEach((listener) => listener());
  }

  unsubscribe(service: ServiceName): void {
    this.subscribers.delete(service);
  }

  /** False until all expected services are there: an event must not pass by one that is still starting. */
  ready(): boolean {
    return this.expected.every((service) => this.subscribers.has(service));
  }

  onReady(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Delivers to every subscriber; of an event that several refuse, the first one's error is the outcome. */
  async publish(deliveries: Delivery[]): Promise<Outcome[]> {
    const read = deliveries.map((delivery) => ({ ...delivery, read: readEvent(delivery.event) }));
    const outcomes = new Map<BusDelivery, Outcome>();
    await Promise.all(
      this.expected.map(async (service) => {
        const heard = read.filter(({ event }) => hears(service, event.type));
        if (heard.length === 0) return;
        const answers = await this.deliver(service, heard);
        heard.forEach((delivery, index) => {
          if (!outcomes.get(delivery)) outcomes.set(delivery, answers[index]);
        });
      }),
    );
    return read.map((delivery) => outcomes.get(delivery));
  }

  private async deliver(service: ServiceName, deliveries: BusDelivery[]): Promise<Outcome[]> {
    const deliver = this.subscribers.get(service);
    if (!deliver) return deliveries.map(() => new Error(`${service} is not there`));
    return deliver(deliveries);
  }
}

/** One bus for all services that share a process. `expected` names those that must be there before anything is published. */
export function createInProcessBus(expected?: readonly ServiceName[]): InProcessBus {
  return new InProcessBus(expected);
}
