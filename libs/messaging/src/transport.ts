import { inTime } from '@mekong/service-defaults';
import type { DeadLetters } from './dead-letter.js';
import type { EventServer } from './handling/event-server.js';
import type { Publisher } from './publisher.js';

/** How events travel between services. */
export interface Transport {
  publisher: Publisher;
  server: EventServer;
  deadLetters: DeadLetters;
}

/** Half of the time after which the gateway gives up a read. */
const patienceMs = 1_500;

/** Waits for what the broker was asked, but not for as long as it takes to notice that the broker hangs. */
export const askBroker = <T>(answer: Promise<T>): Promise<T> => inTime(patienceMs, answer);
