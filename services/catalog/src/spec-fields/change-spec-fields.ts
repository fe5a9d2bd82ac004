import { type Category, invalid } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CategoryFields } from '../products/index.js';
import { addCategoryUnindexed } from '../search-index/index.js';
import { aboutSpecFields, factsOfSpecFields } from './audit.js';
import { lockCategoryFields, saveCategoryFields } from './category-fields.repository.js';
import { decideFields, type WantedField } from './decide-fields.js';

export interface SpecFieldsEdit {
  /** The version that the editor has seen. */
  version: number;
  fields: WantedField[];
}

/**
 * Sets which specification fields a category has, in which order; the search finds its products by them soon after. Without a difference nothing is written, and no edit is stale.
 * Throws StaleEdit, and a 400 that names what is wrong.
 */
@Injectable()
export class ChangeSpecFields {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  change(
    caller: Identity,
    category: Category,
    { version, fields: wanted }: SpecFieldsEdit,
  ): Promise<CategoryFields> {
    return this.dataSource.transaction(async (tx) => {
      const now = await lockCategoryFields(tx, category);
      const { fields, removed, faults } = decideFields(now, wanted);
      const edited = differences(factsOfSpecFields(now.fields), factsOfSpecFields(fields));
      if (faults.length === 0 && !edited) return now;
      refuseStale('setting', now, version, ['fields']);
      if (faults.length > 0) throw invalid(faults);
      const changed = new CategoryFields(category, [...fields, ...removed], now.version + 1);
      await saveCategoryFields(tx, { category, fields: [...fields, ...removed], version: changed.version });
      await addCategoryUnindexed(tx, category);
      await this.outbox.record(
        tx,
        staffActed(caller, 'spec_fields.changed', aboutSpecFields(category), edited),
      );
      return changed;
    });
  }
}
