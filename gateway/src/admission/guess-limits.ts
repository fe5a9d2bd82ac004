import { Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { countedAs, networkOf } from '@mekong/service-defaults';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from './limits.js';

const { ofNetwork, seconds } = limits.guesses;

function tooManyGuesses(count: number): Problem {
  const message = `Too many attempts. Please try again in ${count} seconds.`;
  const params = { reason: 'seconds', count };
  return new Problem(429, 'TOO_MANY_REQUESTS', message, { params, retryAfter: count });
}

/** How often a network may ask for what can be guessed, by the narrow one and by the shares of the wide one. */
@Injectable()
export class GuessLimits {
  private readonly limiters = new Map<number, RateLimiterMemory>();

  /** Counts one. Throws 429 with when to come again where it is one too many. */
  async take(address: string): Promise<void> {
    for (const { name, shares } of countedAs(networkOf(address))) {
      try {
        await this.limiterOf(shares).consume(name);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooManyGuesses(Math.ceil(refusal.msBeforeNext / 1_000));
      }
    }
  }

  private limiterOf(shares: number): RateLimiterMemory {
    const known = this.limiters.get(shares);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: ofNetwork * shares, duration: seconds });
    this.limiters.set(shares, limiter);
    return limiter;
  }
}
