import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from '../payments/index.js';
import { GivenBackByHand, IsBeingGivenBack, IsGivenBack } from './errors.js';
import { promiseFacts, promiseSubject, withProposal } from './promised.js';
import { aboutPromise, byProvider } from './proposal.js';
import { PromisesRepository, type Promised } from './promises.repository.js';
import { RefundCallsRepository } from './refund-calls.repository.js';
import { TwoPeople } from './two-people.js';

/**
 * Has the provider that took the money give back what was promised; `SendRefunds` asks it. Much money is only proposed by the first
 * person. Throws 404, IsGivenBack, IsBeingGivenBack, GivenBackByHand, AnotherPersonNeeded.
 */
@Injectable()
export class AskProvider {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promises: PromisesRepository,
    private readonly payments: PaymentsRepository,
    private readonly calls: RefundCallsRepository,
    private readonly twoPeople: TwoPeople,
    private readonly outbox: Outbox,
  ) {}

  ask(caller: Identity, id: number, currency: string): Promise<Promised> {
    return onceByKey(this.dataSource, async (tx) => {
      const promised = await this.promises.lock(tx, id, currency);
      if (!promised) throw notFound('Money');
      if (promised.isGiven) throw new IsGivenBack();
      if (promised.call === 'asked') throw new IsBeingGivenBack();
      const { promiseId, orderId, minor } = promised;
      if (!orderId || !promised.isByProvider) throw new GivenBackByHand();
      const about = aboutPromise(promiseId, currency);
      const money = { currency: promised.currency, minor: promised.ofOrder };
      const proposal = await this.twoPeople.propose(tx, about, money, byProvider, caller);
      const act = proposal ? 'money.give-back-proposed' : 'money.refund-asked';
      const after = promiseFacts(promised, byProvider);
      await this.outbox.record(tx, staffActed(caller, act, promiseSubject(promised), { after }));
      if (proposal) return withProposal(promised, proposal);
      await this.payments.lock(tx, orderId);
      const isOpened = await this.calls.open(tx, { promiseId, currency: promised.currency, orderId, minor });
      if (!isOpened) throw new IsBeingGivenBack();
      await this.twoPeople.forget(tx, about);
      return { ...withProposal(promised), call: 'asked', refusedWhy: null };
    });
  }
}
