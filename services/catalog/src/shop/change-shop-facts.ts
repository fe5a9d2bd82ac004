import { Injectable } from '@nestjs/common';
import { StaffEdits } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { editedShopFacts } from './audit.js';
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
    private readonly edits: StaffEdits,
  ) {}

  change(caller: Identity, { version: seen, ...edit }: ShopFactsEdit): Promise<ShopFacts> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.facts.lock(tx);
      const now = { ...was, ...edit, messenger: edit.messenger ?? was.messenger };
      return this.edits.save(tx, caller, editedShopFacts, {
        was,
        now,
        seen,
        write: () => this.facts.update(tx, now),
        events: async () => [settingsChanged(now, await this.looks.get(tx))],
      });
    });
  }
}
