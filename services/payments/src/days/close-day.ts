import { endOfShopDay, fieldError, invalid, shopDay } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import type { Counted, Day } from './day.js';
import { DaysRepository } from './days.repository.js';
import { differencesOf } from './differences.js';
import { DayIsClosed, EarlierDayOpen } from './errors.js';

/**
 * Closes a day with what people have counted: a difference is written off, and whatever comes later with a time of that day is booked
 * at the beginning of the first open one. Throws DayIsClosed, EarlierDayOpen, and a 400 for a day to come or an unexplained difference.
 */
@Injectable()
export class CloseDay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: DaysRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  close(caller: Identity, day: string, counted: Counted[], explanation: string | null = null): Promise<Day> {
    refuseToCome(day);
    return onceByKey(this.dataSource, async (tx) => {
      await this.days.holdBooks(tx);
      const { balances, closing, firstOpenDay } = await this.days.find(day, tx);
      if (closing) throw new DayIsClosed(day);
      if (firstOpenDay && firstOpenDay < day) throw new EarlierDayOpen(firstOpenDay);
      const lines = differencesOf(balances, counted, explanation);
      const lastMoment = new Date(endOfShopDay(day).getTime() - 1);
      if (lines.length > 0)
        await this.ledger.write(tx, { at: lastMoment, kind: 'counted', orderId: null, lines });
      await this.days.close(tx, day, caller, { explanation, counted });
      const about = { type: 'day', id: day, name: day };
      const after = { counted: counted.map(inWords), explanation: explanation ?? undefined };
      await this.outbox.record(tx, staffActed(caller, 'money.day-closed', about, { after }));
      return this.days.find(day, tx);
    });
  }
}

function refuseToCome(day: string): void {
  const today = shopDay();
  if (day > today)
    throw invalid([fieldError('day', 'TOO_BIG', `Day must be at most ${today}`, { most: today })]);
}

const inWords = ({ account, currency, minor }: Counted) =>
  `${account} ${currency === 'USD' ? (minor / 100).toFixed(2) : minor} ${currency}`;
