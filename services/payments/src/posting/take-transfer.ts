import { payCurrencies } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CourierTransfersRepository, isIdOfBank, isTransfer } from '../cash/index.js';
import { type Evidence, LedgerRepository, linesIn, TwinsRepository } from '../ledger/index.js';
import { UnmatchedRepository } from './unmatched.repository.js';

/**
 * What a courier has handed in by a transfer to the bank, a statement may have told of before anybody knew whose money it was. Then
 * it is in the books as handed in, and no longer as money that fits nothing.
 */
@Injectable()
export class TakeTransfer {
  constructor(
    private readonly transfers: CourierTransfersRepository,
    private readonly unmatched: UnmatchedRepository,
    private readonly ledger: LedgerRepository,
    private readonly twins: TwinsRepository,
  ) {}

  /** Whoever takes a statement waits for what is handed in, and the other way round, or each would miss the other. */
  async goOn(tx: EntityManager): Promise<void> {
    await this.twins.goOn(tx);
  }

  /**
   * To be called when it is handed in, or when money of a statement is set aside under this id. Answers the ids of such evidence: at
   * most one in each money.
   */
  async settle(tx: EntityManager, reference: string): Promise<string[]> {
    if (!isIdOfBank(reference)) return [];
    const [transfer] = await this.transfers.find(tx, [reference]);
    if (!transfer) return [];
    const undecided = await this.transfers.lockUndecided(tx, reference);
    const moneys = payCurrencies.flatMap(
      (wanted) => undecided.find((one) => one.currency === wanted && isTransfer(transfer, one)) ?? [],
    );
    for (const money of moneys) await this.take(tx, money);
    return moneys.map(({ id }) => id);
  }

  private async take(
    tx: EntityManager,
    { id, currency, minor }: Pick<Evidence, 'id' | 'currency' | 'minor'>,
  ): Promise<void> {
    const lines = linesIn(currency, { unmatched: minor, khqr: -minor });
    const journalId = await this.ledger.write(tx, { at: new Date(), kind: 'attached', orderId: null, lines });
    await this.unmatched.close(tx, id, 'attached', journalId);
  }
}
