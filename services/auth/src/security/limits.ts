import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { tooManyAttempts } from './errors.js';
import { LimitsRepository } from './limits.repository.js';

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** How many times are allowed within how many seconds. Counted in the database, for all replicas together. */
const rules = {
  'login-account': { points: 10, duration: quarterHour },
  /** Right passwords: each costs a hash and a session. */
  logins: { points: 60, duration: quarterHour },
  'login-device': { points: 10, duration: quarterHour },
  'login-address': { points: 100, duration: quarterHour },
  'own-password': { points: 10, duration: quarterHour },
  /** Right ones, as `logins`. */
  'own-passwords': { points: 60, duration: quarterHour },
  'mail-account': { points: 5, duration: hour },
  'reset-account-address': { points: 5, duration: hour },
  'reset-account': { points: 20, duration: hour },
  'mail-address': { points: 50, duration: hour },
  'sign-up-address': { points: 100, duration: hour },
};
export type Limit = keyof typeof rules;
/** A limit and whose it is; a wide network has its shares of what the rule allows. */
export type Counter = [Limit, key: string, shares?: number];

@Injectable()
export class Limits {
  private readonly limiters: Record<Limit, RateLimiterPostgres>;

  constructor(
    private readonly repository: LimitsRepository,
    dataSource: DataSource,
  ) {
    const limiter = (name: Limit) =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: name,
        ...rules[name],
      });
    const names = Object.keys(rules) as Limit[];
    this.limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      Limit,
      RateLimiterPostgres
    >;
  }

  /** Throws TooMany when one of these limits is reached; does not count. All are read by one statement. */
  async check(...counters: Counter[]): Promise<void> {
    const keyed = counters.map(([name, key, shares = 1]) => ({
      most: rules[name].points * shares,
      key: this.limiters[name].getKey(digest(key)),
    }));
    const states = await this.repository.find(keyed.map(({ key }) => key));
    for (const { most, key } of keyed) {
      const state = states.find((one) => one.key === key);
      if (state && state.points >= most) throw tooManyAttempts((Number(state.expire) - Date.now()) / 1000);
    }
  }

  async isReached(name: Limit, key: string): Promise<boolean> {
    const state = await this.limiters[name].get(digest(key));
    return (state?.consumedPoints ?? 0) >= rules[name].points;
  }

  /** Counts one more for each; throws TooMany when that exceeds one of the limits. */
  async count(...counters: Counter[]): Promise<void> {
    for (const [name, key, shares = 1] of counters) {
      const { consumedPoints, msBeforeNext } = await this.limiters[name].penalty(digest(key));
      if (consumedPoints > rules[name].points * shares) throw tooManyAttempts(msBeforeNext / 1000);
    }
  }

  /** Counts what has happened already, which is refused no more. */
  async note(name: Limit, key: string): Promise<void> {
    await this.limiters[name].penalty(digest(key));
  }

  async forget(name: Limit, key: string): Promise<void> {
    await this.limiters[name].delete(digest(key));
  }
}

/** Hashed, since keys may be long and contain people's addresses, which must not be in the table. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
