import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { subscriptions } from '@mekong/contracts';
import { DEAD_LETTERS, noHandlerFor, unknownHere, type DeadLetters } from './dead-letter.js';
import { MESSAGING, type MessagingOptions } from './messaging.options.js';

/** Far longer than a release takes until no replica of the version before is left. */
const untilRolledOutMs = 15 * 60_000;

/**
 * While a version that subscribes to more is rolled out, replicas of the version before still take some of those events from the
 * queue that they share, and make them dead letters, as they have no handler or do not know them. The new replicas hand them over again, until
 * none is left.
 */
@Injectable()
export class TakeUpUnhandledJob {
  private readonly log = new Logger(TakeUpUnhandledJob.name);
  private readonly until = performance.now() + untilRolledOutMs;
  private readonly reasons: Set<string>;

  constructor(
    @Inject(DEAD_LETTERS) private readonly deadLetters: DeadLetters,
    @Inject(MESSAGING) { service }: MessagingOptions,
  ) {
    const reasonsOf = (type: string) => [noHandlerFor(service, type), unknownHere(type)];
    this.reasons = new Set(subscriptions[service].flatMap(reasonsOf));
  }

  @Interval(10_000)
  async run(): Promise<void> {
    if (performance.now() > this.until) return;
    try {
      const count = await this.takeUp();
      if (count > 0) this.log.log(`${count} events that the version before could not handle are handled now`);
    } catch (error) {
      // The broker may be away, or another replica may be doing the same.
      this.log.debug(`dead letters are looked at again soon: ${(error as Error).message}`);
    }
  }

  /** Hands over again what this version has a handler for. Answers how many. */
  private async takeUp(): Promise<number> {
    // Reading them takes them out of the queue for a moment.
    if ((await this.deadLetters.count()) === 0) return 0;
    return this.deadLetters.replayWhere(({ reason }) => this.reasons.has(reason));
  }
}
