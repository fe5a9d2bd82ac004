import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is wrong with a row of an upload, fault by fault, so that it can be told in any language. */
export class RowFaults1700000012000 implements MigrationInterface {
  name = 'RowFaults1700000012000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE bulk_rows DROP COLUMN reason, ADD COLUMN faults jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE bulk_rows DROP COLUMN faults, ADD COLUMN reason text`);
  }
}
