import { isDatabaseDown, type Metrics } from '@mekong/service-defaults';
import type { DataSource } from 'typeorm';
import { Unprocessable } from '../dead-letter.js';
import { Batches } from '../handling/batches.js';
import { EventServer, maxInBatch, readEvent } from '../handling/event-server.js';
import type { MessagingOptions } from '../messaging.options.js';
import type { Outcome } from '../publisher.js';
import type { BusDelivery, InProcessBus } from './in-process-bus.js';
import type { StoredDeadLetters } from './stored-dead-letters.js';

interface Waiting extends BusDelivery {
  settle: (outcome: Outcome) => void;
}

/** Receives from the bus. A failing event is retried by the publisher's relay; after the last attempt it is a dead letter here. */
export class InProcessServer extends EventServer {
  private batches?: Batches<Waiting>;

  constructor(
    private readonly options: MessagingOptions,
    dataSource: DataSource,
    metrics: Metrics,
    private readonly bus: InProcessBus,
    private readonly deadLetters: StoredDeadLetters,
  ) {
    super(options.service, dataSource, metrics);
  }

  async start(): Promise<void> {
    const batches = (this.batches = new Batches<Waiting>((batch) => this.work(batch), {
      most: maxInBatch,
      gatherMs: this.events?.gatherMs,
    }));
    this.deadLetters.setHandler((event) => this.handleAgain(event as object));
    this.bus.subscribe(this.service, (deliveries) =>
      Promise.all(
        deliveries.map(
          (delivery) => new Promise<Outcome>((settle) => batches.add([{ ...delivery, settle }])),
        ),
      ),
    );
  }

  /** What is not handled yet is in the outbox of whoever published it. */
  async countWaiting(): Promise<number> {
    return 0;
  }

  async close(): Promise<void> {
    this.bus.unsubscribe(this.service);
    await this.batches?.idle();
  }

  private async work(batch: Waiting[]): Promise<void> {
    const outcomes = await this.handle(batch.map(({ read }) => read));
    await Promise.all(
      batch.map(async (waiting, index) => waiting.settle(await this.outcomeOf(waiting, outcomes[index]))),
    );
  }

  private async outcomeOf(waiting: Waiting, error: Outcome): Promise<Outcome> {
    if (!error) return undefined;
    const outcome = await this.retryOrDeadLetter(waiting, error);
    this.count(waiting.event.type, outcome ? 'retried' : 'dead');
    return outcome;
  }

  /** The error, for the publisher to retry; undefined when this was the last attempt and the event is a dead letter now. */
  private async retryOrDeadLetter({ event, attempt }: Waiting, error: Error): Promise<Outcome> {
    if (isDatabaseDown(error)) return error;
    if (attempt <= this.options.retryDelaysMs.length && !(error instanceof Unprocessable)) return error;
    try {
      await this.deadLetters.add(event, error.message, attempt);
    } catch (failure) {
      return failure as Error;
    }
    this.log.error(`${event.type} ${event.id} is a dead letter of ${this.service}: ${error.message}`);
    return undefined;
  }

  private async handleAgain(event: object): Promise<void> {
    const [error] = await this.handle([readEvent(event)]);
    if (error) throw error;
  }
}
