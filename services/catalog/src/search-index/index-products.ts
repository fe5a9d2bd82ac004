import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { storeWords } from './product-words.repository.js';
import { takeUnindexed } from './unindexed-products.repository.js';

/** So few at a time that changes of these products do not wait long. */
const atOnce = 200;

/**
 * Stores the words of products that a large upload has created, or whose specification fields have changed, by which the search finds
 * them. Repeatable, in any replica.
 */
@Injectable()
export class IndexProducts {
  constructor(private readonly dataSource: DataSource) {}

  /** Until none is left or `isStopped`. */
  async index(isStopped: () => boolean): Promise<void> {
    while (!isStopped() && (await this.dataSource.transaction((tx) => this.indexSome(tx))) > 0);
  }

  private async indexSome(tx: EntityManager): Promise<number> {
    const { taken, products } = await takeUnindexed(tx, atOnce);
    await storeWords(tx, products);
    return taken;
  }
}
