import { publications, serviceNames, type EventType, type ServiceName } from '@mekong/contracts';
import { isDatabaseDown, type Metrics } from '@mekong/service-defaults';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { DataSource } from 'typeorm';
import { Unprocessable } from '../dead-letter.js';
import { Batches } from '../handling/batches.js';
import { EventServer, maxInBatch, readEvent, type ReadEvent } from '../handling/event-server.js';
import type { MessagingOptions } from '../messaging.options.js';
import type { NewEvent } from '../outbox/new-event.js';
import { deadLetterEvents } from '../dead-letter-event.js';
import { brokerUserOf } from './broker-users.js';
import { earlierDeliveries, isDeadly, isSuspect } from './deliveries.js';
import { NoQueue, type OwnQueues } from './own-queues.js';
import { brokerAway, closed, type RabbitConnection } from './rabbit-connection.js';
import {
  bindAgain,
  deadQueueOf,
  declareRetryQueues,
  declareTopology,
  ownExchangeOf,
  queueOf,
  retryQueueOf,
} from './topology.js';

/** Two batches: one is being handled while the next one arrives. */
const prefetch = 2 * maxInBatch;

/** How often queues are bound again, as the broker tells nobody that somebody has unbound them. */
const bindAgainMs = 10_000;

interface Received {
  raw: ConfirmChannel;
  message: ConsumeMessage;
}

/** Consumes the service's queue. A message is acknowledged when its batch has committed; else it is retried with a delay, and in the end a dead letter. */
export class RabbitServer extends EventServer {
  private channel?: ChannelWrapper;
  private tag?: string;
  private raw?: ConfirmChannel;
  private closing = false;
  /** The change from one message at a time to many; undefined until then. */
  private widening?: Promise<void>;
  private batches?: Batches<Received>;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly options: MessagingOptions,
    dataSource: DataSource,
    metrics: Metrics,
    private readonly connection: RabbitConnection,
    private readonly ownQueues: OwnQueues,
    private readonly publish: (...events: NewEvent[]) => Promise<void>,
  ) {
    super(options.service, dataSource, metrics);
  }

  /** Does not wait for the broker: the service serves without it, and consumes as soon as it is connected. */
  async start(): Promise<void> {
    this.batches ??= new Batches<Received>((batch) => this.work(batch), {
      most: maxInBatch,
      gatherMs: this.events?.gatherMs,
    });
    this.channel = this.connection.channel(`${this.service} consumer`, (raw) => this.consume(raw));
    this.timer ??= setInterval(() => void this.bindAgain(), bindAgainMs).unref();
  }

  async countWaiting(): Promise<number> {
    if (!this.channel || !this.connection.isConnected()) throw brokerAway();
    return (await this.channel.checkQueue(queueOf(this.service))).messageCount;
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await closed(this.widening);
    if (this.tag) await closed(this.raw?.cancel(this.tag));
    await this.batches?.idle();
    await closed(this.channel?.close());
  }

  private async consume(raw: ConfirmChannel): Promise<void> {
    if (this.closing) return;
    await this.declare(raw);
    this.raw = raw;
    this.widening = undefined;
    await this.take(raw, 1);
  }

  private async take(raw: ConfirmChannel, most: number): Promise<void> {
    await raw.prefetch(most);
    // Named here, as the first message comes before the broker's answer has been read.
    this.tag = `${this.service} ${most}`;
    await raw.consume(queueOf(this.service), (message) => this.receive(raw, message), {
      consumerTag: this.tag,
    });
  }

  /**
   * From the first message that is no suspect on, many are taken at a time. Until then it is one: if its handling ends the process,
   * it does so alone, and the others, which were prefetched with it before, do not come nearer to their limit.
   */
  private widen(raw: ConfirmChannel, message: ConsumeMessage): void {
    if (this.widening || this.closing || raw !== this.raw || isSuspect(message)) return;
    const widening = async () => {
      await raw.cancel(this.tag!);
      await this.take(raw, prefetch);
    };
    // Of a channel that is closed by now the connection tells.
    this.widening = widening().catch(() => undefined);
  }

  private async declare(raw: ConfirmChannel): Promise<void> {
    await declareTopology(raw, this.options);
    await declareRetryQueues(raw, this.service, this.options.retryDelaysMs);
  }

  private async bindAgain(): Promise<void> {
    if (!this.raw || !this.connection.isConnected()) return;
    // Where a queue is gone as well, the broker closes the channel, and the next one declares it.
    await bindAgain(this.raw, this.service, this.options.retryDelaysMs).catch(() => undefined);
  }

  private receive(raw: ConfirmChannel, message: ConsumeMessage | null): void {
    if (message === null) return void this.restart();
    this.widen(raw, message);
    this.batches?.add([{ raw, message }]);
  }

  /** The broker cancelled us (somebody deleted the queue): declare it again. */
  private async restart(): Promise<void> {
    if (this.closing) return;
    this.log.warn(`${queueOf(this.service)} went away; declaring it again`);
    await closed(this.channel?.close());
    await this.start();
  }

  private async work(batch: Received[]): Promise<void> {
    // Messages of a channel that is closed by now are delivered again on the next one.
    const mine = batch.filter(({ raw }) => raw === this.raw);
    const outcomes = await this.handle(mine.map(({ message }) => this.read(message)));
    const isSettled = await Promise.all(
      mine.map(({ message }, index) => this.settle(message, outcomes[index])),
    );
    this.acknowledge(mine, isSettled);
  }

  /** On a prepared broker, an event of a service that may not publish it is not valid. */
  private read(message: ConsumeMessage): ReadEvent {
    if (isDeadly(message))
      return new Unprocessable(`its handling ended ${earlierDeliveries(message)} times without an answer`);
    const event = readEvent(message.content.toString('utf8'));
    if (event instanceof Unprocessable || !this.options.isBrokerPrepared) return event;
    if (mayHavePublished(this.service, message, event.type)) return event;
    return new Unprocessable(`${event.type} was published by ${message.properties.userId ?? 'nobody known'}`);
  }

  /** False when the event is neither handled nor safe in another queue. */
  private async settle(message: ConsumeMessage, error: Error | undefined): Promise<boolean> {
    if (!error) return true;
    try {
      this.count(String(message.properties.type), await this.retryOrDeadLetter(message, error));
      return true;
    } catch (failure) {
      // The channel is closed, or the retry queue refused the message: the broker delivers it again.
      this.log.warn(`${this.service}: ${(failure as Error).message}`);
      return false;
    }
  }

  /** Returns the messages that are not settled to the queue; acknowledges the others, all at once if the last is among them. */
  private acknowledge(batch: Received[], isSettled: boolean[]): void {
    const last = batch.at(-1);
    if (!last) return;
    try {
      batch.forEach(({ raw, message }, index) => {
        if (!isSettled[index]) raw.nack(message, false, true);
      });
      if (isSettled.at(-1)) return last.raw.ack(last.message, true);
      batch.forEach(({ raw, message }, index) => {
        if (isSettled[index]) raw.ack(message);
      });
    } catch {
      // A closed channel has returned everything already.
    }
  }

  /** While the database is down, the attempt does not count: the event is not at fault. */
  private async retryOrDeadLetter(message: ConsumeMessage, error: Error): Promise<'retried' | 'dead'> {
    const attempt = Number(message.properties.headers?.['x-attempt'] ?? 1);
    const delays = this.options.retryDelaysMs;
    if (isDatabaseDown(error)) {
      await this.forward(message, retryQueueOf(this.service, delays[0]!), attempt);
      return 'retried';
    }
    const delay = delays[attempt - 1];
    if (delay !== undefined && !(error instanceof Unprocessable)) {
      this.log.warn(
        `${this.service}: attempt ${attempt} at ${message.properties.type} failed: ${error.message}`,
      );
      await this.forward(message, retryQueueOf(this.service, delay), attempt + 1);
      return 'retried';
    }
    this.log.error(`${message.properties.type} is a dead letter of ${this.service}: ${error.message}`);
    await this.forward(message, deadQueueOf(this.service), attempt, {
      'x-reason': error.message,
      'x-dead-at': new Date().toISOString(),
    });
    await this.announceDeadLetter(message, error);
    return 'dead';
  }

  /** Does not throw: the letter is safe in its queue already, and must not be delivered again because of this. */
  private async announceDeadLetter(
    { properties }: ConsumeMessage,
    { message: reason }: Error,
  ): Promise<void> {
    const event = { id: String(properties.messageId), type: String(properties.type) };
    await this.publish(...deadLetterEvents(this.service, event, reason)).catch((error: Error) =>
      this.log.warn(`${this.service}: a dead letter was not announced: ${error.message}`),
    );
  }

  /** Throws when no queue takes the message; all are declared again for the next try. */
  private async forward(
    message: ConsumeMessage,
    queue: string,
    attempt: number,
    why: Record<string, string> = {},
  ): Promise<void> {
    try {
      await this.ownQueues.put(queue, message, { 'x-attempt': attempt, ...why });
    } catch (error) {
      if (error instanceof NoQueue && this.raw) await this.declare(this.raw);
      throw error;
    }
  }
}

/**
 * Whether the broker's user who published a message may publish such events. The broker's own rights do not tell: a user who may
 * publish one type can do so with the body of another, and lead messages of any type to the events by an exchange of its own.
 */
function mayHavePublished(
  service: ServiceName,
  { fields, properties }: ConsumeMessage,
  type: EventType,
): boolean {
  // Only the service itself can write there: these are its retries and replays.
  if (fields.exchange === ownExchangeOf(service)) return true;
  const publisher = serviceNames.find((name) => brokerUserOf(name) === properties.userId);
  return publisher !== undefined && publications[publisher].includes(type);
}
