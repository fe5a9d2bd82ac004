import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How prices are written, as payments says. */
export class PriceStyle1767200000000 implements MigrationInterface {
  name = 'PriceStyle1767200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE riel_rate ADD COLUMN prices text NOT NULL DEFAULT 'dollars-first'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE riel_rate DROP COLUMN prices');
  }
}
