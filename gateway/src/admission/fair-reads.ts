import { Injectable } from '@nestjs/common';
import type { ServiceName } from '@mekong/contracts';
import { FairQueue, LastAsked, networkOf, tooManyCalls, unavailable } from '@mekong/service-defaults';
import { limits } from './limits.js';

/**
 * Lets what visitors read of a service, and nothing remembers, take turns by the networks that ask, so that whoever sends hundreds
 * of searches waits behind themself.
 */
@Injectable()
export class FairReads {
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
    return new FairQueue({ ...limits.reads, tooMany, asking: this.asking });
  }
}

const tooMany = (isGreedy: boolean) => (isGreedy ? tooManyCalls('network') : unavailable());
