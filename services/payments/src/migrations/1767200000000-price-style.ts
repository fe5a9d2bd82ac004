import { addCheck, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How prices are written, and since when a dollar was so many riel. */
export class PriceStyle1767200000000 implements MigrationInterface {
  name = 'PriceStyle1767200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE settings ADD COLUMN IF NOT EXISTS prices text NOT NULL DEFAULT 'dollars-first';
       CREATE TABLE IF NOT EXISTS riel_rates (
         id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         rate int NOT NULL,
         set_at timestamptz NOT NULL DEFAULT now()
       );
       INSERT INTO riel_rates (rate)
         SELECT riel_rate FROM settings WHERE riel_rate IS NOT NULL AND NOT EXISTS (SELECT FROM riel_rates)`,
    );
    const check = "prices IN ('dollars-first', 'riel-first', 'dollars-only')";
    await addCheck(db, { table: 'settings', name: 'settings_prices_check', check });
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP TABLE riel_rates; ALTER TABLE settings DROP COLUMN prices');
  }
}
