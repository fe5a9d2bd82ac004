import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what uploads of the same export have done to a product before. */
export class RowsOfExports1765000000000 implements MigrationInterface {
  name = 'RowsOfExports1765000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX bulk_rows_of_export ON bulk_rows (product_id, (cells->>'export_id'))
        WHERE outcome = 'done' AND cells ? 'export_id'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX bulk_rows_of_export');
  }
}
