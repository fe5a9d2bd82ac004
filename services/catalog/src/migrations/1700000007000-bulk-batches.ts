import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of products: rehearsed, then written, and what it takes to undo them. */
export class BulkBatches1700000007000 implements MigrationInterface {
  name = 'BulkBatches1700000007000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bulk_batches (
        id uuid PRIMARY KEY,
        seller_id uuid NOT NULL,
        file_name text NOT NULL,
        header jsonb NOT NULL,
        unused_images jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('reading', 'rehearsed', 'running', 'done', 'undone')),
        committed_by jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX bulk_batches_of_seller ON bulk_batches (seller_id, created_at DESC);
      CREATE INDEX bulk_batches_running ON bulk_batches (created_at) WHERE state = 'running';
      CREATE TABLE bulk_rows (
        batch_id uuid NOT NULL REFERENCES bulk_batches (id) ON DELETE CASCADE,
        line int NOT NULL,
        name text NOT NULL,
        verdict text NOT NULL CHECK (verdict IN ('create', 'change', 'same', 'error')),
        reason text,
        cells jsonb NOT NULL,
        like_brands jsonb NOT NULL,
        product jsonb,
        differences jsonb,
        image_url text,
        outcome text CHECK (outcome IN ('done', 'failed')),
        product_id int,
        seen_version int,
        was jsonb,
        sold_then int,
        stock_then int,
        set_version_then int,
        version_then int,
        PRIMARY KEY (batch_id, line)
      );
      CREATE INDEX bulk_rows_waiting ON bulk_rows (batch_id, line)
        WHERE verdict IN ('create', 'change') AND outcome IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bulk_rows, bulk_batches');
  }
}
