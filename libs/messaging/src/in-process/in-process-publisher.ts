import type { ShopEvent } from '@mekong/contracts';
import type { Publisher } from '../publisher.js';
import type { InProcessBus } from './in-process-bus.js';

export class InProcessPublisher implements Publisher {
  constructor(private readonly bus: InProcessBus) {}

  ready(): boolean {
    return this.bus.ready();
  }
  onReady(listener: () => void): void {
    this.bus.onReady(listener);
  }
  publish(event: ShopEvent, attempt: number): Promise<void> {
    return this.bus.publish(event, attempt);
  }
  async close(): Promise<void> {}
}
