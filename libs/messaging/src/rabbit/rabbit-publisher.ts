import type { ShopEvent } from '@mekong/contracts';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { Publisher } from '../publisher.js';
import type { RabbitConnection } from './rabbit-connection.js';
import { declareTopology, exchange } from './topology.js';

/** Publishes with confirms: resolved means that every bound queue has the event on disk. */
export class RabbitPublisher implements Publisher {
  private readonly channel: ChannelWrapper;
  private connected = false;

  constructor(private readonly connection: RabbitConnection) {
    this.channel = connection.channel('publisher', declareTopology);
    this.channel.on('connect', () => (this.connected = true));
  }

  ready(): boolean {
    return this.connected && this.connection.isConnected();
  }

  onReady(listener: () => void): void {
    this.channel.on('connect', listener);
  }

  async publish(event: ShopEvent): Promise<void> {
    if (!this.connection.isConnected()) throw new Error('the broker is not connected');
    await this.channel.publish(exchange, event.type, Buffer.from(JSON.stringify(event)), {
      persistent: true,
      messageId: event.id,
      type: event.type,
      contentType: 'application/cloudevents+json',
    });
  }

  async close(): Promise<void> {
    await this.channel.close();
    await this.connection.close();
  }
}
