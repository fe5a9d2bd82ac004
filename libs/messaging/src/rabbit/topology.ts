import {
  events,
  isSubscribed,
  serviceNames,
  subscriptions,
  type EventType,
  type ServiceName,
} from '@mekong/contracts';
import type { ConfirmChannel } from 'amqplib';
import { deadForDays } from '../dead-letter.js';

export const exchange = 'shop.events';
export const queueOf = (service: ServiceName) => `shop.${service}`;
export const deadQueueOf = (service: ServiceName) => `shop.${service}.dead`;
export const retryQueueOf = (service: ServiceName, delayMs: number) => `shop.${service}.retry.${delayMs}`;

/** After so many deliveries without an answer (its consumer crashed) the broker itself makes a message a dead letter. */
const deliveryLimit = 20;
/** As long as dead letters are kept in a database; a broker counts at most 49 days. */
const deadForMs = deadForDays * 24 * 60 * 60 * 1000;
/** Each look through the dead letters counts as a delivery, which must never reach a limit. */
const noLimit = 1_000_000;

const quorum = (deliveries: number) => ({ 'x-queue-type': 'quorum', 'x-delivery-limit': deliveries });

/** Declares the exchange and every service's queues, so that a service gets the events from before its first start. */
export async function declareTopology(channel: ConfirmChannel): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
  for (const service of serviceNames.filter((name) => subscriptions[name].length > 0)) {
    await channel.assertQueue(deadQueueOf(service), {
      durable: true,
      arguments: { ...quorum(noLimit), 'x-message-ttl': deadForMs },
    });
    await channel.assertQueue(queueOf(service), {
      durable: true,
      arguments: { ...quorum(deliveryLimit), ...deadLetterTo(deadQueueOf(service)) },
    });
    await bindAsSubscribed(channel, service);
  }
}

/** Also unbinds what the service no longer subscribes to: it has no handler for that. */
async function bindAsSubscribed(channel: ConfirmChannel, service: ServiceName): Promise<void> {
  const bind = (type: EventType) =>
    isSubscribed(service, type)
      ? channel.bindQueue(queueOf(service), exchange, type)
      : channel.unbindQueue(queueOf(service), exchange, type);
  await Promise.all((Object.keys(events) as EventType[]).map(bind));
}

/** A message stays in a retry queue for its delay and then returns to the service's own queue. */
export async function declareRetryQueues(
  channel: ConfirmChannel,
  service: ServiceName,
  delaysMs: number[],
): Promise<void> {
  for (const delay of new Set(delaysMs)) {
    await channel.assertQueue(retryQueueOf(service, delay), {
      durable: true,
      arguments: { ...quorum(noLimit), ...deadLetterTo(queueOf(service)), 'x-message-ttl': delay },
    });
  }
}

/** At-least-once: the broker removes a message only after the other queue has it. */
function deadLetterTo(queue: string): Record<string, string> {
  return {
    'x-dead-letter-exchange': '',
    'x-dead-letter-routing-key': queue,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}
