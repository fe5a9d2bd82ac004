import type { PriceStyle } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { newEvent, StaffEdits, type EditedKind } from '@mekong/messaging';
import { refuseOtherThanSet, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { aboutRielRate } from './audit.js';
import { RielRateRepository, type RielRate } from './riel-rate.repository.js';

/**
 * Sets how many riel a dollar is, and how prices are written; publishes riel-rate.changed. Throws StaleEdit when somebody else has
 * set it since the version that was seen, if given, and SetByEnvironment where KHR_RATE does.
 */
@Injectable()
export class ChangeRielRate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: RielRateRepository,
    private readonly edits: StaffEdits,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  change(caller: Identity, wanted: { rate?: number; prices?: PriceStyle }, seen?: number): Promise<RielRate> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.rates.lock(tx);
      const { rate = was.rate, prices = was.prices } = wanted;
      const isOther = rate !== was.rate;
      return this.edits.save(tx, caller, editedRate, {
        was,
        now: { ...was, rate, prices },
        seen,
        check: () => refuseOtherThanSet(this.config, 'KHR_RATE', rate),
        write: async () => {
          await this.rates.set(tx, { prices, ...(isOther && { rate }) });
          if (isOther) await this.rates.addDated(tx, rate);
        },
        events: ({ version }) => [
          newEvent('riel-rate.changed.v1', 'riel-rate', { version, riel_rate: rate, prices }),
        ],
      });
    });
  }
}

const editedRate: EditedKind<RielRate> = {
  thing: 'riel rate',
  action: 'riel-rate.edited',
  about: () => aboutRielRate,
  factsOf: ({ rate, prices }) => ({ riel_rate: rate, prices }),
};
