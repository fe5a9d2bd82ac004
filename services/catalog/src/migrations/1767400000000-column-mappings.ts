import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How sellers have had the columns of files of other systems read, by their headers. */
export class ColumnMappings1767400000000 implements MigrationInterface {
  name = 'ColumnMappings1767400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE column_mappings (
        seller_id uuid NOT NULL,
        header text NOT NULL,
        mapping jsonb NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (seller_id, header)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE column_mappings');
  }
}
