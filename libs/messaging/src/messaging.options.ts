import type { ServiceName } from '@mekong/contracts';
import type { InProcessBus } from './in-process/in-process-bus.js';

export interface MessagingOptions {
  service: ServiceName;
  /** The broker; without it, `bus` carries the events inside this process. */
  amqpUrl?: string;
  bus?: InProcessBus;
  /** Waits between the attempts to handle an event, in ms; after the last one it is a dead letter. */
  retryDelaysMs: number[];
}

export const MESSAGING = Symbol('MESSAGING');
