import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutShop, factsOfShop } from './audit.js';
import type { ShopFacts } from './shop-facts.entity.js';
import { settingsChanged } from './settings-changed.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import { ShopLookRepository } from './shop-look.repository.js';

export interface ShopFactsEdit extends Omit<ShopFacts, 'id' | 'version' | 'messenger'> {
  /** Stays as it is where it is not given. */
  messenger?: string;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

/** Changes how shoppers reach the shop, and publishes settings.changed. Throws StaleEdit. */
@Injectable()
export class ChangeShopFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly facts: ShopFactsRepository,
    private readonly looks: ShopLookRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, { version, ...edit }: ShopFactsEdit): Promise<ShopFacts> {
    return this.dataSource.transaction(async (tx) => {
      const facts = await this.facts.lock(tx);
      const wanted = { ...edit, messenger: edit.messenger ?? facts.messenger };
      const edited = differences(factsOfShop(facts), factsOfShop(wanted));
      if (!edited) return facts;
      refuseStale('footer', facts, version, Object.keys(edited.after));
      Object.assign(facts, wanted, { version: facts.version + 1 });
      await this.facts.update(tx, facts);
      await this.outbox.record(
        tx,
        staffActed(caller, 'shop.edited', aboutShop, edited),
        settingsChanged(facts, await this.looks.get(tx)),
      );
      return facts;
    });
  }
}
