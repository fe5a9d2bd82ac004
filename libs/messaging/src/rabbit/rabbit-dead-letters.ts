import { subscriptions, type ServiceName } from '@mekong/contracts';
import { unavailable } from '@mekong/service-defaults';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { GetMessage } from 'amqplib';
import type { DeadLetter, DeadLetters } from '../dead-letter.js';
import type { RabbitConnection } from './rabbit-connection.js';
import { deadQueueOf, declareTopology, queueOf } from './topology.js';

/** The service's dead-letter queue, seen and replayed. */
export class RabbitDeadLetters implements DeadLetters {
  constructor(
    private readonly service: ServiceName,
    private readonly connection: RabbitConnection,
  ) {}

  list(limit = 100): Promise<DeadLetter[]> {
    return this.visit(limit, async () => false);
  }

  async replay(id?: string): Promise<number> {
    let replayed = 0;
    await this.visit(1_000, async (message, letter, channel) => {
      if (id !== undefined && letter.id !== id) return false;
      await channel.sendToQueue(queueOf(this.service), message.content, {
        persistent: true,
        messageId: message.properties.messageId,
        type: message.properties.type,
        contentType: message.properties.contentType,
      });
      replayed += 1;
      return true;
    });
    return replayed;
  }

  /** Takes up to `limit` letters; those for which `done` is not true go back to the queue. */
  private async visit(
    limit: number,
    done: (message: GetMessage, letter: DeadLetter, channel: ChannelWrapper) => Promise<boolean>,
  ): Promise<DeadLetter[]> {
    if (subscriptions[this.service].length === 0) return [];
    if (!this.connection.isConnected()) throw unavailable('The broker is not there right now.');
    const channel = this.connection.channel(`${this.service} dead letters`, declareTopology);
    const letters: DeadLetter[] = [];
    try {
      await channel.waitForConnect();
      for (let message; letters.length < limit && (message = await channel.get(deadQueueOf(this.service)));) {
        const letter = toLetter(message);
        letters.push(letter);
        if (await done(message, letter, channel)) channel.ack(message);
      }
    } finally {
      // Closing the channel returns what was not acknowledged.
      await channel.close();
    }
    return letters;
  }
}

function toLetter(message: GetMessage): DeadLetter {
  const headers = message.properties.headers ?? {};
  const body = message.content.toString('utf8');
  return {
    id: String(message.properties.messageId ?? ''),
    type: String(message.properties.type ?? ''),
    reason: String(headers['x-reason'] ?? headers['x-first-death-reason'] ?? 'unknown'),
    attempts: Number(headers['x-attempt'] ?? 1),
    deadAt: String(headers['x-dead-at'] ?? ''),
    event: parsed(body),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
