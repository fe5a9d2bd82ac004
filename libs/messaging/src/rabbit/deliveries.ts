import type { ConsumeMessage } from 'amqplib';

/** Once may be chance: a machine that dies, a network that is lost. */
const suspectAfter = 2;
/** The later ones count only while a message is the one in hand, as suspects are taken one by one. */
const deadlyAfter = 6;

/**
 * How often a message was delivered before without an answer, as its consumer ended or its connection did. RabbitMQ counts all
 * of them as `x-acquired-count` since version 4, and since 4.3 no longer as `x-delivery-count`, by which its own limit goes.
 */
export function earlierDeliveries({ properties }: Pick<ConsumeMessage, 'properties'>): number {
  const headers = properties.headers ?? {};
  return Math.max(Number(headers['x-acquired-count'] ?? 0), Number(headers['x-delivery-count'] ?? 0));
}

/** Whether it may be what ended its consumers, together with all that was prefetched beside it. */
export const isSuspect = (message: ConsumeMessage): boolean => earlierDeliveries(message) >= suspectAfter;

/** Whether its handling ends the process, again and again: it would keep the service away from everybody. */
export const isDeadly = (message: ConsumeMessage): boolean => earlierDeliveries(message) >= deadlyAfter;
