import type { EventData } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RielRateRepository } from './riel-rate.repository.js';

/** Keeps how many riel a dollar is, which an order freezes when it is placed. */
@Injectable()
export class KeepRielRate {
  constructor(private readonly rates: RielRateRepository) {}

  keep(tx: EntityManager, rate: EventData<'riel-rate.changed.v1'>): Promise<void> {
    return this.rates.keep(tx, rate);
  }
}
