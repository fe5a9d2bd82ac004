import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a dollar is on each day, by the National Bank. */
export class ExchangeRates1767000000000 implements MigrationInterface {
  name = 'ExchangeRates1767000000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS exchange_rates (
        day date PRIMARY KEY,
        riel_rate int NOT NULL CHECK (riel_rate > 0),
        version int NOT NULL DEFAULT 1
      )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP TABLE exchange_rates');
  }
}
