import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { FairQueue, unavailable } from '@mekong/service-defaults';
import bcrypt from 'bcrypt';
import { CONFIG, type AuthConfig } from '../config.js';
import { HashingThreads } from './hashing-threads.js';

const mostWaiting = 300;

/** Hashes and checks passwords: bcrypt over a peppered HMAC, since bcrypt alone reads 72 bytes (24 Khmer letters). */
@Injectable()
export class Passwords {
  private readonly queue: FairQueue;
  private readonly cost: number;
  /** A hash that no password has; comparing with it takes as long as with a real one. */
  private readonly nobodysHash: string;

  constructor(
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly threads: HashingThreads,
  ) {
    this.cost = config.PASSWORD_HASH_COST;
    this.nobodysHash = bcrypt.genSaltSync(this.cost) + '.'.repeat(31);
    this.queue = new FairQueue({
      concurrency: threads.size,
      patience: mostWaiting,
      tooMany: tooManyLogins,
    });
  }

  /** `from` is who asks (a network, or a user): they take turns. */
  async hash(password: string, from: string): Promise<string> {
    const task = { password: this.prepared(password), cost: this.cost };
    return String(await this.queue.run(from, () => this.threads.run(task)));
  }

  /**
   * Whether `hash` is that of `password`; without a hash (an unknown address) false after the same work. `before` runs
   * just before the comparison, so that a limit reached while this waited still stops it. `from` is who asks.
   */
  verify(
    password: string,
    hash: string | undefined,
    { from, before }: { from: string; before: () => Promise<void> },
  ): Promise<boolean> {
    return this.queue.run(from, async () => {
      await before();
      const task = {
        password: this.prepared(password),
        hash: hash ?? this.nobodysHash,
        cost: this.cost,
      };
      return (await this.threads.run(task)) === true && hash !== undefined;
    });
  }

  private prepared(password: string): string {
    return createHmac('sha384', this.config.PASSWORD_PEPPER)
      .update(password.normalize('NFKC'))
      .digest('base64');
  }
}

const tooManyLogins = () =>
  unavailable('Too many people are logging in right now. Please try again.', { reason: 'logins' });
