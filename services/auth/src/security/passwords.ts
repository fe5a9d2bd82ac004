import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { unavailable } from '@mekong/service-defaults';
import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { CONFIG, type AuthConfig } from '../config.js';

const cost = 10;
/** bcrypt keeps libuv's threads busy; more at once would only starve files and DNS. */
const atOnce = 2;
const longestQueue = 300;

/** Hashes and checks passwords: bcrypt over a peppered HMAC, since bcrypt alone reads 72 bytes (24 Khmer letters). */
@Injectable()
export class Passwords {
  private readonly slots = pLimit(atOnce);
  private readonly nobodysHash = bcrypt.hashSync(randomBytes(16).toString('hex'), cost);

  constructor(@Inject(CONFIG) private readonly config: AuthConfig) {}

  hash(password: string): Promise<string> {
    return this.queued(() => bcrypt.hash(this.prepared(password), cost));
  }

  /**
   * Whether `password` is the one of `hash`; without a hash (an unknown address) false after the same work.
   * `before` runs when its turn has come, so that a limit reached meanwhile still stops it.
   */
  verify(password: string, hash: string | undefined, before: () => Promise<void>): Promise<boolean> {
    return this.queued(async () => {
      await before();
      const isRight = await bcrypt.compare(this.prepared(password), hash ?? this.nobodysHash);
      return isRight && hash !== undefined;
    });
  }

  private prepared(password: string): string {
    return createHmac('sha384', this.config.PASSWORD_PEPPER)
      .update(password.normalize('NFKC'))
      .digest('base64');
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.slots.pendingCount >= longestQueue)
      throw unavailable('Too many people are logging in right now. Please try again.');
    return this.slots(work);
  }
}
