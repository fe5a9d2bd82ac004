import { Injectable } from '@nestjs/common';
import type { ServiceName } from '@mekong/contracts';
import { FairQueue, LastAsked, networkOf, tooManyCalls, unavailable } from '@mekong/service-defaults';

/** Answers that a service makes at once, which is more than its processor and its database can work on. */
const atOnce = 24;
/** Of one wide network while others ask too: each takes a processor of the database, of which there may be two. */
const ofOneNetwork = 1;
/** So many reads may wait, and more while they get their turn within this time. */
const patience = 500;
/** For each share of a wide network, while others ask too: a household's /48 has four of these, a mobile network's /24 sixteen. */
const patienceOfShare = 60;
const maxWaitMs = 2_000;

/**
 * Lets what visitors read of a service, and nothing remembers, take turns by the networks that ask, so that whoever sends hundreds
 * of searches waits behind themself.
 */
@Injectable()
export class TurnsOfReads {
  private readonly queues = new Map<ServiceName, FairQueue>();
  /** Of all services: whoever floods one of them keeps the gateway, and under `npm start` all services, from everybody. */
  private readonly asking = new LastAsked();

  /** Runs a read when it is its turn. Throws 429 or 503 where too many wait. */
  run<T>(service: ServiceName, address: string, read: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(service) ?? this.newQueue();
    this.queues.set(service, queue);
    return queue.run(networkOf(address), read);
  }

  private newQueue(): FairQueue {
    const { asking } = this;
    const limits = { concurrency: atOnce, ofOneNetwork, patience, patienceOfShare, maxWaitMs, tooMany };
    return new FairQueue({ ...limits, asking });
  }
}

const tooMany = (isGreedy: boolean) => (isGreedy ? tooManyCalls('network') : unavailable());
