import type { ChannelWrapper } from 'amqp-connection-manager';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { isDatabaseDown } from '@mekong/service-defaults';
import { Unprocessable } from '../dead-letter.js';
import { EventServer } from '../event-server.js';
import type { MessagingOptions } from '../messaging.options.js';
import type { NewEvent } from '../outbox/new-event.js';
import { newsOfSetAside } from '../set-aside.js';
import type { RabbitConnection } from './rabbit-connection.js';
import { deadQueueOf, declareRetryQueues, declareTopology, queueOf, retryQueueOf } from './topology.js';

const prefetch = 8;

/** Consumes the service's queue: acknowledged when the handler has committed, else retried with delay, else set aside. */
export class RabbitServer extends EventServer {
  private channel?: ChannelWrapper;
  private tag?: string;
  private raw?: ConfirmChannel;
  private closing = false;
  private readonly inFlight = new Set<Promise<void>>();

  constructor(
    private readonly options: MessagingOptions,
    private readonly connection: RabbitConnection,
    private readonly publish: (...news: NewEvent[]) => Promise<void>,
  ) {
    super(options.service);
  }

  /** Does not wait for the broker: the service serves without it and consumes as soon as it is there. */
  async start(): Promise<void> {
    if (this.messageHandlers.size === 0) return;
    this.channel = this.connection.channel(`${this.service} consumer`, (raw) => this.consume(raw));
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.tag) await this.raw?.cancel(this.tag).catch(() => undefined);
    await Promise.all(this.inFlight);
    await this.channel?.close().catch(() => undefined);
  }

  private async consume(raw: ConfirmChannel): Promise<void> {
    await declareTopology(raw);
    await declareRetryQueues(raw, this.service, this.options.retryDelaysMs);
    await raw.prefetch(prefetch);
    this.raw = raw;
    const { consumerTag } = await raw.consume(queueOf(this.service), (message) => this.receive(raw, message));
    this.tag = consumerTag;
  }

  private receive(raw: ConfirmChannel, message: ConsumeMessage | null): void {
    if (message === null) return void this.restart();
    const work = this.handle(raw, message).finally(() => this.inFlight.delete(work));
    this.inFlight.add(work);
  }

  /** The broker cancelled us (somebody deleted the queue): declare it anew. */
  private async restart(): Promise<void> {
    if (this.closing) return;
    this.log.warn(`${queueOf(this.service)} went away; declaring it again`);
    await this.channel?.close().catch(() => undefined);
    await this.start();
  }

  private async handle(raw: ConfirmChannel, message: ConsumeMessage): Promise<void> {
    try {
      try {
        await this.dispatch(this.read(message.content.toString('utf8')));
      } catch (error) {
        await this.setAside(message, error as Error);
      }
      raw.ack(message);
    } catch (error) {
      // Not acknowledged (the channel is gone, or the retry queue refused): the broker delivers it again.
      this.log.warn(`${this.service}: ${(error as Error).message}`);
      this.giveBack(raw, message);
    }
  }

  private giveBack(raw: ConfirmChannel, message: ConsumeMessage): void {
    try {
      raw.nack(message, false, true);
    } catch {
      // A closed channel has given it back already.
    }
  }

  /** A database that is away is no fault of the event: that attempt does not count. */
  private async setAside(message: ConsumeMessage, error: Error): Promise<void> {
    const attempt = Number(message.properties.headers?.['x-attempt'] ?? 1);
    const delays = this.options.retryDelaysMs;
    if (isDatabaseDown(error)) return this.forward(message, retryQueueOf(this.service, delays[0]!), attempt);
    const delay = delays[attempt - 1];
    if (delay !== undefined && !(error instanceof Unprocessable)) {
      this.log.warn(
        `${this.service}: attempt ${attempt} at ${message.properties.type} failed: ${error.message}`,
      );
      return this.forward(message, retryQueueOf(this.service, delay), attempt + 1);
    }
    this.log.error(`${message.properties.type} is a dead letter of ${this.service}: ${error.message}`);
    await this.forward(message, deadQueueOf(this.service), attempt, {
      'x-reason': error.message,
      'x-dead-at': new Date().toISOString(),
    });
    await this.tellOf(message, error);
  }

  /** The letter is safe in its queue by now: that nobody can be told of it must not bring the event back. */
  private async tellOf({ properties }: ConsumeMessage, { message: reason }: Error): Promise<void> {
    const event = { id: String(properties.messageId), type: String(properties.type) };
    await this.publish(...newsOfSetAside(this.service, event, reason)).catch((error: Error) =>
      this.log.warn(`${this.service}: nobody was told of a dead letter: ${error.message}`),
    );
  }

  private async forward(
    message: ConsumeMessage,
    queue: string,
    attempt: number,
    why: Record<string, string> = {},
  ): Promise<void> {
    await this.channel!.sendToQueue(queue, message.content, {
      persistent: true,
      messageId: message.properties.messageId,
      type: message.properties.type,
      contentType: message.properties.contentType,
      headers: { 'x-attempt': attempt, ...why },
    });
  }
}
