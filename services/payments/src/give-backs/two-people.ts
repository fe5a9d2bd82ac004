import type { PayCurrency } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { RielRateRepository } from '../riel/index.js';
import { AnotherPersonNeeded } from './errors.js';
import type { Proposal } from './proposal.js';
import { ProposalsRepository } from './proposals.repository.js';

interface Money {
  currency: PayCurrency;
  minor: number;
}

/** Much money is given back only where a second person confirms what the first has proposed, to the letter of its reference. */
@Injectable()
export class TwoPeople {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly rates: RielRateRepository,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  /**
   * Undefined where it can be given back now: it is little, or somebody else has proposed the same. Else what is proposed from now
   * on. Throws AnotherPersonNeeded for who confirms their own proposal. To be called by one transaction at a time for the money.
   */
  async propose(
    tx: EntityManager,
    about: string,
    money: Money,
    { reference, from }: Pick<Proposal, 'reference' | 'from'>,
    { userId, name }: Identity,
  ): Promise<Proposal | undefined> {
    if (!(await this.needsTwo(tx, money))) return undefined;
    const before = await this.proposals.find(tx, about);
    if (before?.reference !== reference || before.from !== from)
      return this.proposals.propose(tx, about, { reference, from, userId, name });
    if (before.userId === userId) throw new AnotherPersonNeeded();
    return undefined;
  }

  /** Whether so much needs two people; riel at the shop's rate of now. */
  async needsTwo(tx: EntityManager, { currency, minor }: Money): Promise<boolean> {
    const limit = this.config.REFUND_TWO_PEOPLE_CENTS;
    if (currency === 'USD') return minor > limit;
    const { rate } = await this.rates.now(tx);
    return minor * 100 > limit * rate;
  }

  /** It is decided: nobody needs to confirm it any more. */
  async forget(tx: EntityManager, about: string): Promise<void> {
    await this.proposals.remove(tx, about);
  }
}
