import { invalid, lowContrastIn } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { StaffEdits } from '@mekong/messaging';
import { SetByEnvironment, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type CatalogConfig } from '../config.js';
import { hashIn, lockUsedImages, noteLastUse, notInLibrary } from '../images/index.js';
import { editedLook } from './audit.js';
import { lowContrast } from './errors.js';
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
    private readonly edits: StaffEdits,
    @Inject(CONFIG) private readonly config: Pick<CatalogConfig, 'SHOP_NAME'>,
  ) {}

  change(caller: Identity, { version: seen, ...edit }: ShopLookEdit): Promise<ShopLook> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.looks.lock(tx);
      const now = { ...was, ...edit };
      return this.edits.save(tx, caller, editedLook, {
        was,
        now,
        seen,
        check: () => this.check(was, now),
        write: async () => {
          await useImages(tx, was, now);
          await this.looks.update(tx, now);
        },
        events: async () => [settingsChanged(await this.facts.get(tx), now)],
      });
    });
  }

  private check(was: LookFacts, now: LookFacts): void {
    if (this.config.SHOP_NAME && now.name !== was.name) throw new SetByEnvironment('SHOP_NAME');
    refuseUnreadable(now);
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
