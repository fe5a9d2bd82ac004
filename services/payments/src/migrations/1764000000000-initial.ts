import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsInitial1764000000000 implements MigrationInterface {
  name = 'PaymentsInitial1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payments (
        order_id text PRIMARY KEY,
        order_number text,
        user_id uuid NOT NULL,
        amount_cents int NOT NULL CHECK (amount_cents >= 0),
        status text NOT NULL CHECK (status IN ('pending', 'completed', 'expired', 'cancelled', 'refunded')),
        pay_until timestamptz NOT NULL,
        transaction_id text UNIQUE,
        paid_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- One row: until when every placed order has been heard of.
      CREATE TABLE heard (placed_until timestamptz NOT NULL);
      INSERT INTO heard VALUES ('-infinity');
      -- One row: what an admin has set; without a rate that of the configuration.
      CREATE TABLE settings (riel_rate int CHECK (riel_rate > 0), version int NOT NULL DEFAULT 1);
      INSERT INTO settings DEFAULT VALUES;
      CREATE INDEX payments_waiting ON payments (pay_until) WHERE status = 'pending';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE payments, heard, settings');
  }
}
