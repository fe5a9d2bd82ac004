import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cash that couriers hold, and what they have handed in. */
export class Cash1767200000000 implements MigrationInterface {
  name = 'Cash1767200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE payments ADD COLUMN IF NOT EXISTS with_courier boolean NOT NULL DEFAULT false,
         ADD COLUMN IF NOT EXISTS order_version int NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS order_is_over boolean NOT NULL DEFAULT false`,
    );
    await step(db, tables);
    await buildIndex(
      db,
      'courier_cash_open',
      'courier_cash (courier, collected_at) WHERE remittance_id IS NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await step(
      db,
      `DROP TABLE courier_cash, remittances;
       ALTER TABLE payments DROP COLUMN with_courier, DROP COLUMN order_version, DROP COLUMN order_is_over`,
    );
  }
}

const tables = `
  -- What a courier has handed in, all at once.
  CREATE TABLE IF NOT EXISTS remittances (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    courier text NOT NULL,
    reference text NOT NULL,
    account text NOT NULL CHECK (account IN ('bank', 'cash-box')),
    usd_cents bigint NOT NULL,
    khr bigint NOT NULL,
    fee_cents bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  -- What a courier has collected for an order, or takes for one that was refused (then nothing was collected).
  CREATE TABLE IF NOT EXISTS courier_cash (
    order_id text PRIMARY KEY,
    order_number text,
    courier text NOT NULL,
    collected_at timestamptz NOT NULL,
    usd_cents int NOT NULL CHECK (usd_cents >= 0),
    khr int NOT NULL,
    riel_rate double precision NOT NULL CHECK (riel_rate > 0),
    -- What is known of its fee; of a refused order it is booked.
    fee_cents int NOT NULL DEFAULT 0 CHECK (fee_cents >= 0),
    is_refused boolean NOT NULL,
    evidence_id bigint NOT NULL REFERENCES evidence,
    remittance_id bigint REFERENCES remittances
  )`;
