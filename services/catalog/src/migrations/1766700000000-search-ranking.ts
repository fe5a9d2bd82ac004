import { readFile } from 'node:fs/promises';
import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same from `src` and from `dist`. */
const ranking = new URL('../../src/search/ranking.sql', import.meta.url);

/** Installs the ranking of searches as its file says it. */
export class SearchRanking1766700000000 implements MigrationInterface {
  name = 'SearchRanking1766700000000';
  transaction = false;
  /** The SHA-256 of the file: a changed one needs a migration of its own, as nobody runs this one again. */
  static readonly installs = 'ac08cae10b5efc506605efd3eb328ce7348651c07090ca4ee1ab7e56396de524';

  async up(db: QueryRunner): Promise<void> {
    await step(db, await readFile(ranking, 'utf8'));
  }

  /** The functions are those of `PricesInSearches`, which the version before calls. */
  async down(): Promise<void> {}
}
