import { Injectable } from '@nestjs/common';
import { differences, newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutRielRate } from '../audit.js';
import { RielRateRepository, type RielRate } from './riel-rate.repository.js';

/** Sets how many riel a dollar is, and publishes riel-rate.changed. Throws StaleEdit when somebody else has set it since the version that was seen, if given. */
@Injectable()
export class ChangeRielRate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: RielRateRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, rate: number, seenVersion?: number): Promise<RielRate> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.rates.lock(tx);
      const edited = differences({ riel_rate: was.rate }, { riel_rate: rate });
      if (!edited) return was;
      refuseStale('riel rate', was, seenVersion, ['riel_rate']);
      await this.rates.set(tx, rate);
      const version = was.version + 1;
      await this.outbox.record(
        tx,
        staffActed(caller, 'riel-rate.edited', aboutRielRate, edited),
        newEvent('riel-rate.changed.v1', 'riel-rate', { version, riel_rate: rate }),
      );
      return { rate, version };
    });
  }
}
