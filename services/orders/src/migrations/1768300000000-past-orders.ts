import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and customers of before, from the exports of another shop system. A version before knows none, and keeps them. */
export class PastOrders1768300000000 implements MigrationInterface {
  name = 'PastOrders1768300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS past_orders (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         source text NOT NULL,
         number text NOT NULL,
         placed_at timestamptz NOT NULL,
         status text NOT NULL,
         currency text NOT NULL,
         -- In whole minor units of the currency.
         total_minor bigint NOT NULL,
         name text NOT NULL,
         email text NOT NULL,
         email_key text NOT NULL,
         phone text NOT NULL,
         address text NOT NULL,
         items jsonb NOT NULL,
         note text NOT NULL,
         search_key text NOT NULL,
         -- Of all that the file says, by which the same is known again.
         digest text NOT NULL,
         brought_at timestamptz NOT NULL DEFAULT now(),
         brought_by uuid NOT NULL,
         UNIQUE (source, number)
       );
       CREATE INDEX IF NOT EXISTS past_orders_newest ON past_orders (placed_at DESC, id DESC);
       CREATE INDEX IF NOT EXISTS past_orders_by_email ON past_orders (email_key, placed_at DESC) WHERE email_key <> '';
       CREATE INDEX IF NOT EXISTS past_orders_search ON past_orders USING gin (search_key gin_trgm_ops);
       CREATE TABLE IF NOT EXISTS past_customers (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         source text NOT NULL,
         -- The email, else the phone number.
         key text NOT NULL,
         name text NOT NULL,
         email text NOT NULL,
         email_key text NOT NULL,
         phone text NOT NULL,
         address text NOT NULL,
         orders int NOT NULL,
         currency text NOT NULL,
         spent_minor bigint NOT NULL,
         note text NOT NULL,
         search_key text NOT NULL,
         digest text NOT NULL,
         brought_at timestamptz NOT NULL DEFAULT now(),
         brought_by uuid NOT NULL,
         UNIQUE (source, key)
       );
       CREATE INDEX IF NOT EXISTS past_customers_by_email ON past_customers (email_key) WHERE email_key <> '';
       CREATE INDEX IF NOT EXISTS past_customers_search ON past_customers USING gin (search_key gin_trgm_ops);
       -- Whose data was deleted, so that the same file does not bring it back.
       CREATE TABLE IF NOT EXISTS forgotten_past_emails (
         email_hash text PRIMARY KEY
       )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE past_orders; DROP TABLE past_customers; DROP TABLE forgotten_past_emails');
  }
}
