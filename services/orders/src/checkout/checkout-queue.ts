import { Inject, Injectable } from '@nestjs/common';
import {
  FairQueue,
  QueuePerKey,
  tooManyCalls,
  tooManyCheckouts,
  type Network,
} from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';

/** Twice as many as the orders a shopper may have open. Each checkout that waits keeps a connection of the gateway. */
const maxPerShopper = 50;

/** How many connections to the database are left for events of payments, pages of orders and the dashboard. */
const connectionsForOthers = 2;

/**
 * Checkouts wait for their turn before they take a connection to the database. Those of one shopper run one after another: the
 * lock of `HoldsRepository` makes them wait for each other anyway, but with a connection each. Networks take turns.
 */
@Injectable()
export class CheckoutQueue {
  private readonly ofShopper = new QueuePerKey({
    concurrency: 1,
    patience: maxPerShopper - 1,
    tooMany: () => tooManyCalls('account'),
  });
  private readonly ofAll: FairQueue;

  constructor(@Inject(CONFIG) { DATABASE_POOL }: OrdersConfig) {
    this.ofAll = new FairQueue({
      concurrency: Math.max(1, DATABASE_POOL - connectionsForOthers),
      patience: 64,
      maxWaitMs: 500,
      tooMany: () => tooManyCheckouts(),
    });
  }

  /** Throws when too many wait: of this shopper, or of all. */
  run<T>({ userId, network }: { userId: string; network: Network }, task: () => Promise<T>): Promise<T> {
    return this.ofShopper.run(userId, () => this.ofAll.run(network, task));
  }
}
