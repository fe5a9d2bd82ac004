import { Inject, Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type PaymentsConfig } from '../config.js';

export interface RielRate {
  /** Riel for a dollar. */
  rate: number;
  /** Grows with every change, so that an edit of an older version can be refused. */
  version: number;
}

interface Row {
  rate: number | null;
  version: number;
}

const columns = 'riel_rate AS rate, version';
const findRate = prepared<Row>`SELECT ${columns} FROM settings`;
const lockRate = prepared<Row>`SELECT ${columns} FROM settings FOR UPDATE`;
const setRate = prepared`UPDATE settings SET riel_rate = $1, version = version + 1`;

/** The riel rate: what an admin has set, or before that KHR_RATE. Read at each call, so that all replicas show the same. */
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

  async set(tx: EntityManager, rate: number): Promise<void> {
    await setRate(tx, [rate]);
  }

  private rateOf({ rate, version }: Row): RielRate {
    return { rate: rate ?? this.config.KHR_RATE, version };
  }
}
