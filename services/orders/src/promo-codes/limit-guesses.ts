import type { Network } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { PromoCodeRefused, TooManyPromoGuesses } from './errors.js';
import { PromoGuessesRepository, type GuessLimit } from './promo-guesses.repository.js';

/** Far more than somebody mistypes, and far fewer than a guesser needs. */
const mostOfAccount = 20;
const mostOfNetwork = 30;

/** Who tries a code. */
export interface Guesser {
  /** Missing where nobody is logged in. */
  userId?: string;
  network: Network;
}

/**
 * Limits how many codes somebody tries that there are not, in an hour: an account, so that nobody's neighbours take away their tries,
 * or else the network. Calls that are under way at once, of which the gateway lets in few, may each get one more.
 */
@Injectable()
export class LimitGuesses {
  constructor(private readonly guesses: PromoGuessesRepository) {}

  /** Does the task, which throws PromoCodeRefused. Throws TooManyPromoGuesses before it. Without a code nothing is asked. */
  async limit<T>(guesser: Guesser, code: string | undefined, task: () => Promise<T>): Promise<T> {
    if (code === undefined) return task();
    const limits = limitsOf(guesser);
    const freeAt = await this.guesses.reached(limits);
    if (freeAt) throw new TooManyPromoGuesses(freeAt);
    try {
      return await task();
    } catch (error) {
      if (error instanceof PromoCodeRefused && error.reason === 'unknown') await this.guesses.add(limits);
      throw error;
    }
  }
}

function limitsOf({ userId, network }: Guesser): GuessLimit[] {
  if (userId) return [{ who: `account ${userId}`, most: mostOfAccount }];
  return [
    { who: `network ${network.narrow}`, most: mostOfNetwork },
    { who: `wide network ${network.wide}`, most: mostOfNetwork * network.shares },
  ];
}
