import { Inject, Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import type { ProvinceDelivery } from '../delivery/index.js';

const find = prepared<{ rate: number | null; entries: ProvinceDelivery[] | null }>`
  SELECT (SELECT rate FROM riel_rate) AS rate, (SELECT value FROM settings WHERE name = 'delivery') AS entries`;

/** What the shop has set that a checkout is decided by. */
export interface Terms {
  /** Riel for a dollar. */
  rate: number;
  /** What was entered of the provinces. */
  entries: ProvinceDelivery[];
}

/** Reads in one statement what each checkout asks of two rooms, since a busy shop has many of them. */
@Injectable()
export class TermsRepository {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  async now(tx: EntityManager): Promise<Terms> {
    const [row] = await find(tx, []);
    return { rate: row?.rate ?? this.config.KHR_RATE, entries: row?.entries ?? [] };
  }
}
