import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@mekong/contracts';
import { unavailable } from '@mekong/service-defaults';
import type { CallFailure } from './call-failure.js';
import type { Replica } from './replica.js';
import type { Upstreams } from './upstreams.js';

/** How long to wait before the replicas that could not be reached are tried once more, in ms. */
const pauseMs = 100;

export interface AttemptOptions {
  service: ServiceName;
  /** Whether the call changes nothing, so that it may be sent twice. */
  isRead: boolean;
  /** Whether its caller may repeat it without a second effect. */
  isKeyed?: boolean;
  /** How long to wait for a replica that cannot be reached, such as one that restarts, in ms. */
  waitMs: number;
}

/** The replicas that one call is tried at, in turn. */
export class Attempts {
  private tried = new Set<Replica>();
  /** Where the call ran out of time: sent there again, it would only cost the same once more. */
  private readonly ranOut = new Set<Replica>();
  private readonly until: number;
  private timesSent = 0;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly options: AttemptOptions,
  ) {
    this.until = performance.now() + options.waitMs;
  }

  /** The replica to try next. Throws unavailable when there is none. */
  async next(): Promise<Replica> {
    for (;;) {
      const { service } = this.options;
      const replica = this.upstreams.next(service, this.tried);
      if (replica) return replica;
      if (!this.upstreams.isWorthWaiting(service, this.ranOut) || performance.now() >= this.until)
        throw unavailable();
      await wait(pauseMs);
      this.tried = new Set(this.ranOut);
    }
  }

  /** Notes that a replica gave no answer. Throws what to tell the caller unless the call may be tried at another one. */
  noteFailure(replica: Replica, failure: CallFailure): void {
    const { isRead } = this.options;
    this.tried.add(replica);
    if (failure.state === 'hanging') this.ranOut.add(replica);
    this.upstreams.noteFailure(replica, failure);
    if (!failure.wasSent) return;
    this.timesSent += 1;
    if (!isRead || this.timesSent > 1) throw failure.problem(this.options);
  }
}
