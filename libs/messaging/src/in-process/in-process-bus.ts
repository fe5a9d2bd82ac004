import { serviceNames, subscriptions, type ServiceName, type ShopEvent } from '@mekong/contracts';

type Deliver = (event: ShopEvent, attempt: number) => Promise<void>;

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

  /** Delivers to every subscriber; rejects with the first error after all have settled. */
  async publish(event: ShopEvent, attempt: number): Promise<void> {
    const concerned = this.expected.filter((service) => subscriptions[service].includes(event.type));
    const results = await Promise.allSettled(
      concerned.map((service) => this.deliver(service, event, attempt)),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async deliver(service: ServiceName, event: ShopEvent, attempt: number): Promise<void> {
    const deliver = this.subscribers.get(service);
    if (!deliver) throw new Error(`${service} is not there`);
    // A copy, as over a broker: no consumer gets hold of a publisher's objects.
    await deliver(structuredClone(event), attempt);
  }
}

/** One bus for all services that share a process. `expected` names those that must be there before anything is published. */
export function createInProcessBus(expected?: readonly ServiceName[]): InProcessBus {
  return new InProcessBus(expected);
}
