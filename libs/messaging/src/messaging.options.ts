import type { ServiceName } from '@mekong/contracts';
import type { InProcessBus } from './in-process/in-process-bus.js';

export interface MessagingOptions {
  service: ServiceName;
  /** The broker; without it, `bus` carries the events inside this process. */
  amqpUrl?: string;
  bus?: InProcessBus;
  /** Whether the broker was prepared, so that this service has rights to its own queues only. */
  isBrokerPrepared: boolean;
  /** Waits between the attempts to handle an event, in ms; after the last one it is a dead letter. */
  retryDelaysMs: number[];
}

export const MESSAGING = Symbol('MESSAGING');
