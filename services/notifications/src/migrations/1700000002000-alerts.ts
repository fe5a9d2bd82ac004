import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Alerts1700000002000 implements MigrationInterface {
  name = 'Alerts1700000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE alerts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('order', 'stock', 'failure')),
        what text NOT NULL,
        seller_id uuid,
        facts jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX alerts_of_sellers ON alerts (seller_id, id DESC) WHERE seller_id IS NOT NULL;
      CREATE INDEX alerts_of_admins ON alerts (id DESC) WHERE seller_id IS NULL;
      CREATE INDEX alerts_by_age ON alerts (created_at);
      CREATE TABLE alert_reads (
        user_id uuid NOT NULL,
        alert_id int NOT NULL REFERENCES alerts ON DELETE CASCADE,
        read_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, alert_id)
      );
      CREATE INDEX alert_reads_of_alert ON alert_reads (alert_id);
      CREATE TABLE alert_preferences (
        user_id uuid PRIMARY KEY,
        unwanted text[] NOT NULL
      );
      CREATE TABLE known_products (
        product_id int PRIMARY KEY,
        version int NOT NULL DEFAULT -1,
        name text,
        seller_id uuid,
        available int,
        stock_version int NOT NULL DEFAULT -1
      );
      CREATE TABLE known_orders (
        order_id text PRIMARY KEY,
        customer_name text NOT NULL,
        lines jsonb NOT NULL,
        total_cents int NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX known_orders_by_age ON known_orders (noted_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE known_orders, known_products, alert_preferences, alert_reads, alerts');
  }
}
