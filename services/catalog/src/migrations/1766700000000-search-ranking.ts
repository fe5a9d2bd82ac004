import { readFile } from 'node:fs/promises';
import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same from `src` and from `dist`. */
const ranking = new URL('../../src/search/ranking.sql', import.meta.url);

/** Installs the ranking of searches as its file says it; `Sales` does so again, since when it knows prices of sales. */
export class SearchRanking1766700000000 implements MigrationInterface {
  name = 'SearchRanking1766700000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, await readFile(ranking, 'utf8'));
  }

  /** The functions are those of `PricesInSearches`, which the version before calls. */
  async down(): Promise<void> {}
}
