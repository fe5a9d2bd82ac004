import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readSpecFields, SpecFields } from '../products/index.js';
import { CatalogueCache } from './catalogue-cache.js';
import { CatalogueState } from './catalogue-state.repository.js';

/** The specification fields of all categories, cached until the catalogue changes. */
@Injectable()
export class KnownSpecFields {
  private readonly cache: CatalogueCache<SpecFields>;
  private latest = new SpecFields();

  constructor(
    private readonly dataSource: DataSource,
    catalogue: CatalogueState,
  ) {
    this.cache = new CatalogueCache(catalogue, { maxSize: 1, sizeOf: () => 1, stockMs: 0 });
  }

  /** As up to date as the lists of products. */
  async now(): Promise<SpecFields> {
    this.latest = await this.cache.get('all', false, () => readSpecFields(this.dataSource));
    return this.latest;
  }

  /** What `now` answered last: for answers that are made in a transaction, which must not wait for a second connection. */
  get last(): SpecFields {
    return this.latest;
  }
}
