import type { DeadLetters } from './dead-letter.js';
import type { EventServer } from './handling/event-server.js';
import type { Publisher } from './publisher.js';

/** How events travel between services. */
export interface Transport {
  publisher: Publisher;
  server: EventServer;
  deadLetters: DeadLetters;
}
