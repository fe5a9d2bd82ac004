import type { ShopEvent } from '@mekong/contracts';
import { isDatabaseDown } from '@mekong/service-defaults';
import { Unprocessable } from '../dead-letter.js';
import { EventServer } from '../event-server.js';
import type { MessagingOptions } from '../messaging.options.js';
import type { InProcessBus } from './in-process-bus.js';
import type { StoredDeadLetters } from './stored-dead-letters.js';

/** Receives from the bus. A failing handler is retried by the publisher's relay; at the end its event is a dead letter here. */
export class InProcessServer extends EventServer {
  constructor(
    private readonly options: MessagingOptions,
    private readonly bus: InProcessBus,
    private readonly deadLetters: StoredDeadLetters,
  ) {
    super(options.service);
  }

  async start(): Promise<void> {
    this.deadLetters.setHandler((event) => this.dispatch(this.read(event as object)));
    this.bus.subscribe(this.service, (event, attempt) => this.deliver(event, attempt));
  }

  async close(): Promise<void> {
    this.bus.unsubscribe(this.service);
  }

  private async deliver(event: ShopEvent, attempt: number): Promise<void> {
    try {
      await this.dispatch(this.read(event));
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      if (attempt <= this.options.retryDelaysMs.length && !(error instanceof Unprocessable)) throw error;
      await this.deadLetters.add(event, (error as Error).message, attempt);
      this.log.error(
        `${event.type} ${event.id} is a dead letter of ${this.service}: ${(error as Error).message}`,
      );
    }
  }
}
