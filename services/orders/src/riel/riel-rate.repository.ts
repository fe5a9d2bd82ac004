import { type EventData, usualRielRate } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';

const findRate = prepared<{ rate: number }>`SELECT rate FROM riel_rate`;

const keep = prepared`
  INSERT INTO riel_rate (version, rate) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, rate = excluded.rate
  WHERE excluded.version > riel_rate.version`;

/** How many riel a dollar is, as the environment or else payments has said last; an order freezes it when it is placed. */
@Injectable()
export class RielRateRepository {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  async now(tx: EntityManager): Promise<number> {
    const [row] = await findRate(tx, []);
    return this.config.KHR_RATE ?? row?.rate ?? usualRielRate;
  }

  /** An older version changes nothing. */
  async keep(tx: EntityManager, { version, riel_rate }: EventData<'riel-rate.changed.v1'>): Promise<void> {
    await keep(tx, [version, riel_rate]);
  }
}
