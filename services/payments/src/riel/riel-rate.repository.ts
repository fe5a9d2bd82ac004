import { Inject, Injectable } from '@nestjs/common';
import { type PriceStyle, usualRielRate } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type PaymentsConfig } from '../config.js';

export interface RielRate {
  /** Riel for a dollar. */
  rate: number;
  prices: PriceStyle;
  /** Grows with every change, so that an edit of an older version can be refused. */
  version: number;
}

interface Row {
  rate: number | null;
  prices: PriceStyle;
  version: number;
}

/** What a dollar was from some moment on. */
export interface DatedRate {
  rate: number;
  from: Date;
}

const columns = 'riel_rate AS rate, prices, version' as const;
const findRate = prepared<Row>`SELECT ${columns} FROM settings`;
const lockRate = prepared<Row>`SELECT ${columns} FROM settings FOR UPDATE`;
const setRate = prepared`UPDATE settings SET riel_rate = coalesce($1, riel_rate), prices = $2, version = version + 1`;
const addDated = prepared`INSERT INTO riel_rates (rate) VALUES ($1)`;
const findDated = prepared<DatedRate>`
  SELECT rate, set_at AS "from" FROM riel_rates ORDER BY id DESC LIMIT 100`;

/** The riel rate: KHR_RATE, or else what an admin has set. Read at each call, so that all replicas show the same. */
@Injectable()
export class RielRateRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  async now(tx: EntityManager | DataSource = this.dataSource): Promise<RielRate> {
    const [row] = await findRate(tx, []);
    return this.rateOf(row!);
  }

  /** The same, after which nobody else changes it until the transaction ends. */
  async lock(tx: EntityManager): Promise<RielRate> {
    const [row] = await lockRate(tx, []);
    return this.rateOf(row!);
  }

  /** Without a rate that of admins is kept, whatever holds in its place. */
  async set(
    tx: EntityManager,
    { rate, prices }: Pick<RielRate, 'prices'> & { rate?: number },
  ): Promise<void> {
    await setRate(tx, [rate ?? null, prices]);
  }

  /** What the rate is from now on. */
  async addDated(tx: EntityManager, rate: number): Promise<void> {
    await addDated(tx, [rate]);
  }

  /** The last hundred rates, the newest first. */
  findDated(): Promise<DatedRate[]> {
    return findDated(this.dataSource, []);
  }

  private rateOf({ rate, ...row }: Row): RielRate {
    return { rate: this.config.KHR_RATE ?? rate ?? usualRielRate, ...row };
  }
}
