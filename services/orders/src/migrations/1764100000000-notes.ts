import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrdersNotes1764100000000 implements MigrationInterface {
  name = 'OrdersNotes1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_notes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id text NOT NULL REFERENCES orders,
        text text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now(),
        by_id uuid NOT NULL,
        by_name text NOT NULL
      );
      CREATE INDEX notes_of_order ON order_notes (order_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE order_notes');
  }
}
