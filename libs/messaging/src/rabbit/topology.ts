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
/**
 * By this exchange a service's messages move between its own queues. The broker's default exchange would do, but who may use
 * that may write to the queues of all services.
 */
export const ownExchangeOf = (service: ServiceName) => `shop.${service}.own`;

/** After so many deliveries without an answer (its consumer crashed) the broker itself makes a message a dead letter. */
const deliveryLimit = 20;
/** As long as dead letters are kept in a database; a broker counts at most 49 days. */
const deadForMs = deadForDays * 24 * 60 * 60 * 1000;
/** Each look through the dead letters counts as a delivery, which must never reach a limit. */
const noLimit = 1_000_000;

const quorum = (deliveries: number) => ({ 'x-queue-type': 'quorum', 'x-delivery-limit': deliveries });
const listeners = serviceNames.filter((name) => subscriptions[name].length > 0);

/** What a service declares whenever it connects. */
export interface Declaring {
  service: ServiceName;
  /** Whether an administrator has declared everything, so that the service needs rights to its own queues only. */
  isBrokerPrepared: boolean;
}

/**
 * Declares the exchange and every service's queues, so that a service gets the events from before its first start; on a
 * prepared broker only the service's own queues, which somebody may have deleted since.
 */
export async function declareTopology(
  channel: ConfirmChannel,
  { service, isBrokerPrepared }: Declaring,
): Promise<void> {
  if (!isBrokerPrepared) return declareAll(channel);
  await declareQueues(channel, service);
  for (const type of subscriptions[service]) await channel.bindQueue(queueOf(service), exchange, type);
}

/** Declares the exchange and every service's queues with the bindings to what it subscribes to, and no others. */
export async function declareAll(channel: ConfirmChannel): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
  for (const service of listeners) {
    await declareQueues(channel, service);
    await bindAsSubscribed(channel, service);
  }
}

/** Declares the service's own exchange, its queue and that of its dead letters, which somebody may have deleted. */
export async function declareQueues(channel: ConfirmChannel, service: ServiceName): Promise<void> {
  await channel.assertExchange(ownExchangeOf(service), 'direct', { durable: true });
  await declareQueue(channel, service, deadQueueOf(service), {
    ...quorum(noLimit),
    'x-message-ttl': deadForMs,
  });
  await declareQueue(channel, service, queueOf(service), {
    ...quorum(deliveryLimit),
    ...deadLetterTo(service, deadQueueOf(service)),
  });
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
  for (const delay of new Set(delaysMs))
    await declareQueue(channel, service, retryQueueOf(service, delay), {
      ...quorum(noLimit),
      ...deadLetterTo(service, queueOf(service)),
      'x-message-ttl': delay,
    });
}

/** Binds the service's queues as they were declared. The broker closes the channel when one of them, or an exchange, is gone. */
export async function bindAgain(
  channel: ConfirmChannel,
  service: ServiceName,
  delaysMs: number[],
): Promise<void> {
  for (const type of subscriptions[service]) await channel.bindQueue(queueOf(service), exchange, type);
  const retryQueues = [...new Set(delaysMs)].map((delay) => retryQueueOf(service, delay));
  for (const queue of [queueOf(service), deadQueueOf(service), ...retryQueues])
    await channel.bindQueue(queue, ownExchangeOf(service), queue);
}

/** A queue that its service reaches by the queue's name on the service's own exchange. */
async function declareQueue(
  channel: ConfirmChannel,
  service: ServiceName,
  queue: string,
  settings: Record<string, unknown>,
): Promise<void> {
  await channel.assertQueue(queue, { durable: true, arguments: settings });
  await channel.bindQueue(queue, ownExchangeOf(service), queue);
}

/** At-least-once: the broker removes a message only after the other queue has it. */
function deadLetterTo(service: ServiceName, queue: string): Record<string, string> {
  return {
    'x-dead-letter-exchange': ownExchangeOf(service),
    'x-dead-letter-routing-key': queue,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}
