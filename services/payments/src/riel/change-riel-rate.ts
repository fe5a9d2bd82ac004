import type { PriceStyle } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutRielRate } from '../audit.js';
import { RielRateRepository, type RielRate } from './riel-rate.repository.js';

/**
 * Sets how many riel a dollar is, and how prices are written; publishes riel-rate.changed. Throws StaleEdit when somebody else has
 * set it since the version that was seen, if given.
 */
@Injectable()
export class ChangeRielRate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: RielRateRepository,
    private readonly outbox: Outbox,
  ) {}

  change(
    caller: Identity,
    wanted: { rate: number; prices?: PriceStyle },
    seenVersion?: number,
  ): Promise<RielRate> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.rates.lock(tx);
      const { rate, prices = was.prices } = wanted;
      const edited = differences(factsOf(was), factsOf({ rate, prices }));
      if (!edited) return was;
      refuseStale('riel rate', was, seenVersion, Object.keys(edited.after));
      await this.rates.set(tx, { rate, prices });
      if (rate !== was.rate) await this.rates.addDated(tx, rate);
      const version = was.version + 1;
      await this.outbox.record(
        tx,
        staffActed(caller, 'riel-rate.edited', aboutRielRate, edited),
        newEvent('riel-rate.changed.v1', 'riel-rate', { version, riel_rate: rate, prices }),
      );
      return { rate, prices, version };
    });
  }
}

const factsOf = ({ rate, prices }: Omit<RielRate, 'version'>) => ({ riel_rate: rate, prices });
