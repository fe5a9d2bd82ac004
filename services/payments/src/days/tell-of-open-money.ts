import { shopDay } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import { DaysRepository } from './days.repository.js';

const longMs = 2 * 86_400_000;

/** Tells people once a day that something is open for more than two days on accounts that are to come to nothing. Publishes money.waits. */
@Injectable()
export class TellOfOpenMoney {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: DaysRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  async tell(): Promise<void> {
    const since = Date.now() - longMs;
    const open = (await this.ledger.balances()).flatMap(({ oldestOpenAt, ...balance }) =>
      oldestOpenAt && oldestOpenAt.getTime() < since
        ? [{ ...balance, open_since: oldestOpenAt.toISOString() }]
        : [],
    );
    if (open.length === 0) return;
    const day = shopDay();
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.days.tellOnce(tx, day))) return;
      await this.outbox.record(tx, newEvent('money.waits.v1', day, { day, accounts: open }));
    });
  }
}
