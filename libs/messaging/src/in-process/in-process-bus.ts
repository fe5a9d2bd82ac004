import { isSubscribed, serviceNames, type ServiceName } from '@mekong/contracts';
import { readEvent, type ReadEvent } from '../handling/event-server.js';
import type { Delivery, Outcome } from '../publisher.js';

/** A delivery with its event parsed, once for all subscribers. */
export interface BusDelivery extends Delivery {
  read: ReadEvent;
}

type Deliver = (deliveries: BusDelivery[]) => Promise<Outcome[]>;

/**
 * Carries events between services of one process. It stores nothing: `publish` resolves when every subscriber has
 * committed, and until then the event is safe in the publisher's outbox.
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

  /** False until all expected services have subscribed, so that one that is still starting misses no event. */
  ready(): boolean {
    return this.expected.every((service) => this.subscribers.has(service));
  }

  onReady(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Delivers to every subscriber; if several fail, the outcome is the first error. */
  async publish(deliveries: Delivery[]): Promise<Outcome[]> {
    const read = deliveries.map((delivery) => ({ ...delivery, read: readEvent(delivery.event) }));
    const outcomes = new Map<BusDelivery, Outcome>();
    await Promise.all(
      this.expected.map(async (service) => {
        const wanted = read.filter(({ event }) => isSubscribed(service, event.type));
        if (wanted.length === 0) return;
        const answers = await this.deliver(service, wanted);
        wanted.forEach((delivery, index) => {
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

/** One bus for all services that share a process. Nothing is published before all `expected` services have subscribed. */
export function createInProcessBus(expected?: readonly ServiceName[]): InProcessBus {
  return new InProcessBus(expected);
}
