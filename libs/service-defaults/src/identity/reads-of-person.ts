import type { FastifyRequest } from 'fastify';
import { FairQueue } from '../fair-queue.js';
import { toldAddress } from '../http/client-address.js';
import { networkOf } from '../network.js';
import { tooManyCalls, unavailable } from '../problem.js';
import { QueuePerKey } from '../queue-per-key.js';

/** Half of the smallest pool that the shop is started with. */
const atOnce = 3;
/** Of a wide network, so that whoever has many accounts there takes no more than one person and a colleague. */
const ofOneNetwork = atOnce + 1;
/** What is left of the pool for whoever reads nothing of their own; of the smallest one less. */
const leftOfPool = 2;
/** So many may wait, and more while they get their turn before the gateway gives them up. */
const maxWaiting = 40;
const maxWaitingOfAll = 200;
const maxWaitMs = 2_000;

/**
 * Lets few reads of one person, of one network and of all run at once; the others wait without a connection to the database, and
 * what nobody waits for any more is not read, or no longer. A list that is searched by many words takes a second in a big shop,
 * and hundreds of them would leave no connection for customers.
 */
export class ReadsOfPerson {
  private readonly ofPerson = new QueuePerKey({
    concurrency: atOnce,
    patience: maxWaiting,
    maxWaitMs,
    tooMany: () => tooManyCalls('account'),
  });
  private readonly ofNetworks: FairQueue;

  /** `pool`: connections to the database. Without the gateway's key nobody knows of networks. */
  constructor(
    pool: number,
    private readonly gatewayKeys?: string,
  ) {
    this.ofNetworks = new FairQueue({
      concurrency: Math.max(ofOneNetwork + 1, pool - leftOfPool),
      ofOneNetwork,
      isAlwaysShared: true,
      patience: maxWaitingOfAll,
      maxWaitMs,
      tooMany: (isGreedy) => (isGreedy ? tooManyCalls('network') : unavailable()),
    });
  }

  run(userId: string, request: FastifyRequest, read: () => Promise<unknown>): Promise<unknown> {
    const address = this.gatewayKeys && toldAddress(request, this.gatewayKeys);
    const inTurn = address ? () => this.ofNetworks.run(networkOf(address), read) : read;
    return this.ofPerson.run(userId, inTurn);
  }
}
