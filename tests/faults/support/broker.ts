import { connect } from 'amqplib';

interface Message {
  /** The event's type, unless it is not one. */
  routingKey: string;
  body: string;
  id?: string;
}

/** Publishes to all who subscribe, as a service would; resolves when the broker has everything. */
export async function publishAll(amqpUrl: string, messages: readonly Message[]): Promise<void> {
  const connection = await connect(amqpUrl);
  const channel = await connection.createConfirmChannel();
  for (const { routingKey, body, id } of messages)
    channel.publish('shop.events', routingKey, Buffer.from(body), {
      persistent: true,
      messageId: id,
      type: routingKey,
      contentType: 'application/cloudevents+json',
    });
  await channel.waitForConfirms();
  await connection.close();
}
