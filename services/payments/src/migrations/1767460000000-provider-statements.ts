import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the statements of providers are read. */
export class ProviderStatements1767460000000 implements MigrationInterface {
  name = 'ProviderStatements1767460000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS provider_statements (
         method text PRIMARY KEY,
         read_until timestamptz NOT NULL DEFAULT now(),
         next_at timestamptz NOT NULL DEFAULT now(),
         taken_until timestamptz
       )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP TABLE provider_statements');
  }
}
