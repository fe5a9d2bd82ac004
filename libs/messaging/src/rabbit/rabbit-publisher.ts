import { isSubscribed, serviceNames, type EventType, type ShopEvent } from '@mekong/contracts';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { ConfirmChannel } from 'amqplib';
import type { Delivery, Outcome, Publisher } from '../publisher.js';
import type { RabbitConnection } from './rabbit-connection.js';
import { brokerUserOf } from './broker-users.js';
import { declareTopology, exchange, type Declaring } from './topology.js';

const hasSubscriber = (type: EventType) => serviceNames.some((service) => isSubscribed(service, type));

/** Publishes with confirms: an event is delivered when the bound queues have it on disk. */
export class RabbitPublisher implements Publisher {
  private readonly channel: ChannelWrapper;
  private connected = false;
  /** Ids of events that no queue took; the broker returns them before it confirms. */
  private readonly returned = new Set<string>();

  constructor(
    private readonly declaring: Declaring,
    private readonly connection: RabbitConnection,
    /** Ends what else goes to the broker, when nothing is published any more. */
    private readonly closeOthers: () => Promise<void>,
  ) {
    this.channel = connection.channel('publisher', (raw) => this.setUp(raw));
    this.channel.on('connect', () => (this.connected = true));
  }

  ready(): boolean {
    return this.connected && this.connection.isConnected();
  }

  onReady(listener: () => void): void {
    this.channel.on('connect', listener);
  }

  /** All are sent before the first confirm is waited for: the broker confirms many at once. */
  publish(deliveries: Delivery[]): Promise<Outcome[]> {
    return Promise.all(
      deliveries.map(({ event }) =>
        this.send(event).then(
          () => undefined,
          (error: Error) => error,
        ),
      ),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.connection.close(), this.closeOthers()]);
  }

  private async send(event: ShopEvent): Promise<void> {
    if (!this.connection.isConnected()) throw new Error('the broker is not connected');
    await this.channel.publish(exchange, event.type, Buffer.from(JSON.stringify(event)), {
      persistent: true,
      mandatory: hasSubscriber(event.type),
      messageId: event.id,
      type: event.type,
      contentType: 'application/cloudevents+json',
      // The broker refuses any other name than the connection's own.
      ...(this.declaring.isBrokerPrepared && { userId: brokerUserOf(this.declaring.service) }),
    });
    // Its consumer declares the queue again; until then the event stays in the outbox. (If it were declared here, the broker
    // would not tell the consumer that its queue was deleted.)
    if (this.returned.delete(event.id)) throw new Error(`no queue took ${event.type}`);
  }

  private async setUp(raw: ConfirmChannel): Promise<void> {
    raw.once('close', () => (this.connected = false));
    raw.on('return', (message: { properties: { messageId: string } }) =>
      this.returned.add(message.properties.messageId),
    );
    await declareTopology(raw, this.declaring);
  }
}
