import { notFound, textKey } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, StaffEdits } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { noteLastUse } from '../images/index.js';
import { Brand, brandSnapshotOf, BrandsRepository } from '../products/index.js';
import { isBrandNameTaken } from '../constraints.js';
import { BrandExists } from './errors.js';
import { withCapital } from '../names.js';
import { editedBrand } from './audit.js';

export interface BrandEdit {
  name?: string;
  imageUrl?: string;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

/**
 * Renames a brand or replaces its logo; publishes brand.changed. Without a difference nothing is written. Throws StaleEdit
 * or BrandExists.
 */
@Injectable()
export class ChangeBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly edits: StaffEdits,
  ) {}

  async change(caller: Identity, id: number, edit: BrandEdit): Promise<Brand> {
    try {
      return await this.dataSource.transaction((tx) => this.changeIn(tx, caller, id, edit));
    } catch (error) {
      throw isBrandNameTaken(error) ? new BrandExists() : error;
    }
  }

  private async changeIn(tx: EntityManager, caller: Identity, id: number, edit: BrandEdit): Promise<Brand> {
    const was = await this.brands.lock(tx, id);
    if (!was) throw notFound('Brand');
    const name = withCapital(edit.name ?? was.name);
    const now = Object.assign(new Brand(), was, {
      name,
      nameKey: textKey(name),
      imageUrl: edit.imageUrl ?? was.imageUrl,
    });
    return this.edits.save(tx, caller, editedBrand, {
      was,
      now,
      seen: edit.version,
      write: async () => {
        await this.brands.update(tx, now);
        if (now.imageUrl !== was.imageUrl) await noteLastUse(tx, was.imageUrl);
      },
      events: () => [newEvent('brand.changed.v1', id, brandSnapshotOf(now))],
    });
  }
}
