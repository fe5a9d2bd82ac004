import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { IsBeingGivenBack, IsGivenBack, ReferenceUsed } from './errors.js';
import { EvidenceRepository, LedgerRepository, type JournalLine } from '../ledger/index.js';
import { promiseFacts, promiseSubject, withProposal } from './promised.js';
import { aboutPromise, type GivingAccount } from './proposal.js';
import { PromisesRepository, type Promised } from './promises.repository.js';
import { TwoPeople } from './two-people.js';

interface Transfer {
  /** The bank's own id of the transfer, or the number of the receipt. */
  reference: string;
  from: GivingAccount;
}

/**
 * Keeps a promise to give money back: it was sent, which its reference proves. Much money is only proposed by the first person.
 * Throws 404, IsGivenBack, IsBeingGivenBack, ReferenceUsed, AnotherPersonNeeded.
 */
@Injectable()
export class SendGiveBack {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promises: PromisesRepository,
    private readonly twoPeople: TwoPeople,
    private readonly evidence: EvidenceRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  send(caller: Identity, id: number, currency: string, transfer: Transfer): Promise<Promised> {
    return onceByKey(this.dataSource, async (tx) => {
      const promised = await this.promises.lock(tx, id, currency);
      if (!promised) throw notFound('Money');
      if (promised.isGiven) throw new IsGivenBack();
      if (promised.call === 'asked') throw new IsBeingGivenBack();
      const about = aboutPromise(promised.promiseId, currency);
      // Much in small parts is as much.
      const money = { currency: promised.currency, minor: promised.ofOrder };
      const proposal = await this.twoPeople.propose(tx, about, money, transfer, caller);
      const act = proposal ? 'money.give-back-proposed' : 'money.refund-sent';
      await this.outbox.record(
        tx,
        staffActed(caller, act, promiseSubject(promised), { after: promiseFacts(promised, transfer) }),
      );
      if (proposal) return withProposal(promised, proposal);
      await this.write(tx, promised, transfer);
      await this.twoPeople.forget(tx, about);
      return { ...withProposal(promised), isGiven: true };
    });
  }

  private async write(tx: EntityManager, promised: Promised, { reference, from }: Transfer): Promise<void> {
    const { orderId, currency, minor } = promised;
    const at = new Date();
    const proof = { provider: from, transactionId: reference, orderId, currency, minor, at };
    const evidenceId = await this.evidence.addGiven(tx, { ...proof, toAccount: null, payer: null });
    if (!evidenceId) throw new ReferenceUsed();
    const lines = [
      { account: 'to-give-back', currency, minor },
      { account: from, currency, minor: -minor },
    ] as JournalLine[];
    const journalId = await this.ledger.write(tx, { at, kind: 'given-back', orderId, evidenceId, lines });
    await this.promises.give(tx, promised, journalId);
  }
}
