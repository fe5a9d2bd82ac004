import type { EventData } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ShopFactsRepository } from './shop-facts.repository.js';

/** Keeps how customers reach the shop, which mails say at their foot, how it looks, and how it writes prices. */
@Injectable()
export class KeepShopFacts {
  constructor(private readonly facts: ShopFactsRepository) {}

  keep(tx: EntityManager, settings: EventData<'settings.changed.v1'>): Promise<void> {
    return this.facts.keep(tx, settings);
  }

  keepPrices(tx: EntityManager, rate: EventData<'riel-rate.changed.v1'>): Promise<void> {
    return this.facts.keepPrices(tx, rate);
  }
}
