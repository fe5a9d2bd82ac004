import { StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutExchangeRate } from './audit.js';
import { ExchangeRatesRepository, type ExchangeRate } from './exchange-rates.repository.js';

/**
 * Admins enter what a dollar is on a day, or correct it; invoices that are there keep their rate. Publishes staff.acted; throws
 * StaleEdit when somebody else has entered another one since the version that was seen, if given.
 */
@Injectable()
export class EnterExchangeRate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: ExchangeRatesRepository,
    private readonly outbox: Outbox,
  ) {}

  enter(caller: Identity, day: string, rielRate: number, seen?: number): Promise<ExchangeRate> {
    return this.dataSource.transaction(async (tx) => {
      const before = await this.rates.lock(tx, day);
      if (before?.rielRate === rielRate) return before;
      if (before) refuseStale('exchange rate', before, seen, ['riel_rate']);
      const rate = await this.rates.enter(tx, { day, rielRate, version: before?.version ?? 0 });
      if (!rate) throw new StaleEdit('exchange rate', await this.rates.lock(tx, day), ['riel_rate']);
      const edited = differences({ riel_rate: before?.rielRate ?? null }, { riel_rate: rielRate });
      const act = staffActed(caller, 'exchange-rate.entered', aboutExchangeRate(day), edited);
      await this.outbox.record(tx, act);
      return rate;
    });
  }
}
