import { invalid, lowContrastIn } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type CatalogConfig } from '../config.js';
import { hashIn, lockUsedImages, noteLastUse, notInLibrary } from '../images/index.js';
import { aboutLook, factsOfLook } from './audit.js';
import { lowContrast, SetByEnvironment } from './errors.js';
import { settingsChanged } from './settings-changed.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import type { LookFacts, ShopLook } from './shop-look.entity.js';
import { ShopLookRepository } from './shop-look.repository.js';

export interface ShopLookEdit extends Partial<LookFacts> {
  /** The version that the editor has seen. */
  version: number;
}

const imageFields = ['logo', 'hero_image'] as const;

/**
 * Changes what is named of how the shop calls itself and looks, and publishes settings.changed. Throws StaleEdit, SetByEnvironment,
 * or a 400 for colours without contrast and images that are gone.
 */
@Injectable()
export class ChangeShopLook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly looks: ShopLookRepository,
    private readonly facts: ShopFactsRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<CatalogConfig, 'SHOP_NAME'>,
  ) {}

  change(caller: Identity, { version, ...edit }: ShopLookEdit): Promise<ShopLook> {
    return this.dataSource.transaction(async (tx) => {
      const look = await this.looks.lock(tx);
      const wanted = { ...look, ...edit };
      const edited = differences(factsOfLook(look), factsOfLook(wanted));
      if (!edited) return look;
      refuseStale('setting', look, version, Object.keys(edited.after));
      if (this.config.SHOP_NAME && wanted.name !== look.name) throw new SetByEnvironment('SHOP_NAME');
      refuseUnreadable(wanted);
      await useImages(tx, look, wanted);
      const changed = { ...wanted, version: look.version + 1 };
      await this.looks.update(tx, changed);
      await this.outbox.record(
        tx,
        staffActed(caller, 'shop-look.changed', aboutLook, edited),
        settingsChanged(await this.facts.get(tx), changed),
      );
      return changed;
    });
  }
}

function refuseUnreadable({ brand_color: brand, accent_color: accent }: LookFacts): void {
  const low = lowContrastIn({ brand, accent });
  if (low) throw lowContrast(low);
}

/** Keeps the images that are shown now, and begins the time for which those are kept that are no longer. */
async function useImages(tx: EntityManager, was: LookFacts, is: LookFacts): Promise<void> {
  for (const field of imageFields) {
    if (was[field] === is[field]) continue;
    const [before, after] = [was[field], is[field]];
    if (after && !hashIn(after)) throw invalid([notInLibrary(field)]);
    if (after) await lockUsedImages(tx, [after], field);
    if (before) await noteLastUse(tx, before);
  }
}
