import { Inject, Injectable } from '@nestjs/common';
import { type EventData, type PriceStyle, usualRielRate } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type CatalogConfig } from '../config.js';

/** How many riel a dollar is, and how prices are written. */
interface Riel {
  rate: number;
  prices: PriceStyle;
}

const findRate = prepared<Riel>`SELECT rate, prices FROM riel_rate`;

const keep = prepared`
  INSERT INTO riel_rate (version, rate, prices) VALUES ($1, $2, coalesce($3, 'dollars-first'))
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, rate = excluded.rate,
    prices = coalesce($3, riel_rate.prices)
  WHERE excluded.version > riel_rate.version`;

/** How many riel a dollar is, as the environment or else payments has said last: searches read prices in riel at it, and the storefront writes them. */
@Injectable()
export class RielRateRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  async now(): Promise<Riel> {
    const [row] = await findRate(this.dataSource, []);
    const { rate = usualRielRate, prices = 'dollars-first' } = row ?? {};
    return { rate: this.config.KHR_RATE ?? rate, prices };
  }

  /** An older version changes nothing. */
  async keep(
    tx: EntityManager,
    { version, riel_rate, prices }: EventData<'riel-rate.changed.v1'>,
  ): Promise<void> {
    await keep(tx, [version, riel_rate, prices ?? null]);
  }
}
