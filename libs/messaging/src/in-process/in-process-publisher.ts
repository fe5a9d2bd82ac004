import type { Delivery, Outcome, Publisher } from '../publisher.js';
import type { InProcessBus } from './in-process-bus.js';

export class InProcessPublisher implements Publisher {
  constructor(private readonly bus: InProcessBus) {}

  ready(): boolean {
    return this.bus.ready();
  }
  onReady(listener: () => void): void {
    this.bus.onReady(listener);
  }
  publish(deliveries: Delivery[]): Promise<Outcome[]> {
    return this.bus.publish(deliveries);
  }
  async close(): Promise<void> {}
}
