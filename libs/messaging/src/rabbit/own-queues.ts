import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@mekong/contracts';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { Message, Options } from 'amqplib';
import type { RabbitConnection } from './rabbit-connection.js';
import { ownExchangeOf } from './topology.js';

/** Puts a service's messages from one of its own queues into another. */
export class OwnQueues {
  private readonly channel: ChannelWrapper;
  /** Messages that no queue took; the broker returns them before it confirms. */
  private readonly returned = new Set<string>();

  constructor(
    private readonly service: ServiceName,
    connection: RabbitConnection,
  ) {
    this.channel = connection.channel(`${service} own queues`, async (raw) => {
      raw.on('return', ({ properties }: Message) => this.returned.add(String(properties.correlationId)));
    });
  }

  /** Resolves when the queue has the message on disk. Throws when there is no such queue: somebody deleted it, or its binding. */
  async put(
    queue: string,
    { content, properties }: Message,
    headers?: Options.Publish['headers'],
  ): Promise<void> {
    const { messageId, type, contentType } = properties;
    const correlationId = randomUUID();
    const options = {
      persistent: true,
      mandatory: true,
      correlationId,
      messageId,
      type,
      contentType,
      headers,
    };
    await this.channel.publish(ownExchangeOf(this.service), queue, content, options);
    if (this.returned.delete(correlationId)) throw new NoQueue(`no queue took what belongs into ${queue}`);
  }

  async close(): Promise<void> {
    await this.channel.close();
  }
}

export class NoQueue extends Error {}
