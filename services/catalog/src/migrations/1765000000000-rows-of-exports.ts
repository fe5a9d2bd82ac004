import { buildIndex } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what uploads of the same export have done to a product before. */
export class RowsOfExports1765000000000 implements MigrationInterface {
  name = 'RowsOfExports1765000000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const done = `WHERE outcome = 'done' AND cells ? 'export_id'`;
    await buildIndex(db, 'bulk_rows_of_export', `bulk_rows (product_id, (cells->>'export_id')) ${done}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX bulk_rows_of_export');
  }
}
