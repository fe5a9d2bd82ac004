import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { FairQueue, keysIn, tooManyCalls, unavailable, type Sender } from '@mekong/service-defaults';
import bcrypt from 'bcrypt';
import { CONFIG, type AuthConfig } from '../config.js';
import { HashingThreads } from './hashing-threads.js';

const maxWaiting = 300;

/** Hashes and checks passwords: bcrypt over a peppered HMAC, since bcrypt alone reads 72 bytes (24 Khmer letters). */
@Injectable()
export class Passwords {
  private readonly queue: FairQueue;
  private readonly cost: number;
  /** New hashes are made with the first; some stored hashes were made with the others. */
  private readonly peppers: string[];
  /** A hash that no password has; comparing with it takes as long as with a real one. */
  private readonly nobodysHash: string;

  constructor(
    @Inject(CONFIG) config: AuthConfig,
    private readonly threads: HashingThreads,
  ) {
    this.cost = config.PASSWORD_HASH_COST;
    this.peppers = keysIn(config.PASSWORD_PEPPER);
    this.nobodysHash = bcrypt.genSaltSync(this.cost) + '.'.repeat(31);
    this.queue = new FairQueue({
      concurrency: threads.size,
      patience: maxWaiting,
      tooMany: (isGreedy) => (isGreedy ? tooManyCalls('network') : tooManyLogins()),
    });
  }

  /** `from` is who asks (a network, or an admin): they take turns. */
  async hash(password: string, from: Sender): Promise<string> {
    const task = { password: peppered(password, this.peppers[0]!), cost: this.cost };
    return String(await this.queue.run(from, () => this.threads.run(task)));
  }

  /**
   * Whether `hash` is that of `password`; without a hash (an unknown address) false after the same work. `before` runs
   * just before the comparison, so that a limit reached while this waited still stops it. `from` is who asks.
   */
  async verify(password: string, hash: string | undefined, how: Verification): Promise<boolean> {
    return (await this.match(password, hash, how)) !== undefined;
  }

  /** As `verify`, but undefined for a wrong password; for a right one it answers whether its hash was made with an older pepper. */
  match(
    password: string,
    hash: string | undefined,
    { from, before }: Verification,
  ): Promise<{ isOutdated: boolean } | undefined> {
    return this.queue.run(from, async () => {
      await before();
      for (const pepper of this.peppers) {
        const task = {
          password: peppered(password, pepper),
          hash: hash ?? this.nobodysHash,
          cost: this.cost,
        };
        if ((await this.threads.run(task)) === true && hash !== undefined)
          return { isOutdated: pepper !== this.peppers[0] };
      }
      return undefined;
    });
  }
}

/** `from` is who asks; `before` runs just before the work. */
export interface Verification {
  from: Sender;
  before: () => Promise<void>;
}

const peppered = (password: string, pepper: string) =>
  createHmac('sha384', pepper).update(password.normalize('NFKC')).digest('base64');

const tooManyLogins = () =>
  unavailable('Too many people are logging in right now. Please try again.', { reason: 'logins' });
