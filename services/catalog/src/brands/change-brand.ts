import { notFound, textKey } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { noteLastUse } from '../images/index.js';
import { Brand, brandSnapshotOf, BrandsRepository } from '../products/index.js';
import { isBrandNameTaken } from '../constraints.js';
import { BrandExists } from './errors.js';
import { withCapital } from '../names.js';
import { aboutBrand } from './audit.js';

export interface BrandEdit {
  name?: string;
  imageUrl?: string;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

const factsOf = ({ name, imageUrl }: Brand) => ({ name, image_url: imageUrl });

/**
 * Renames a brand or replaces its logo; publishes brand.changed. Without a difference nothing is written. Throws StaleEdit
 * or BrandExists.
 */
@Injectable()
export class ChangeBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly outbox: Outbox,
  ) {}

  async change(caller: Identity, id: number, edit: BrandEdit): Promise<Brand> {
    try {
      return await this.dataSource.transaction((tx) => this.changeIn(tx, caller, id, edit));
    } catch (error) {
      throw isBrandNameTaken(error) ? new BrandExists() : error;
    }
  }

  private async changeIn(tx: EntityManager, caller: Identity, id: number, edit: BrandEdit): Promise<Brand> {
    const brand = await this.brands.lock(tx, id);
    if (!brand) throw notFound('Brand');
    const was = Object.assign(new Brand(), brand);
    brand.name = withCapital(edit.name ?? brand.name);
    brand.nameKey = textKey(brand.name);
    brand.imageUrl = edit.imageUrl ?? brand.imageUrl;
    const edited = differences(factsOf(was), factsOf(brand));
    if (!edited) return was;
    refuseStale('brand', was, edit.version, Object.keys(edited.after));
    brand.version += 1;
    await this.brands.update(tx, brand);
    if (brand.imageUrl !== was.imageUrl) await noteLastUse(tx, was.imageUrl);
    await this.outbox.record(
      tx,
      newEvent('brand.changed.v1', id, brandSnapshotOf(brand)),
      staffActed(caller, 'brand.edited', aboutBrand(brand), edited),
    );
    return brand;
  }
}
