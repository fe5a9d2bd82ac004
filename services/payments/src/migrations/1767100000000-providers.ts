import { addCheck, buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments by providers other than the demo: how each is paid, what the provider was given, what it was asked, and money that
 * fits no payment. Payments of before are of the demo.
 */
export class Providers1767100000000 implements MigrationInterface {
  name = 'Providers1767100000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, columns);
    await addCheck(db, {
      table: 'payments',
      name: 'payments_status_check',
      check: `status IN ('created', 'pending', 'completed', 'expired', 'cancelled', 'review', 'refunded')`,
    });
    // A replica of before does not know methods, and would let shoppers say that they have paid.
    await addCheck(db, {
      table: 'payments',
      name: 'payments_paid_by_evidence',
      check: `method = 'demo' OR status NOT IN ('completed', 'refunded') OR evidence_id IS NOT NULL`,
    });
    await buildIndex(db, 'payments_created', `payments (created_at) WHERE status = 'created'`);
    await step(db, tables);
    await step(db, tellRateAgain);
  }

  async down(db: QueryRunner): Promise<void> {
    await step(
      db,
      `DROP TABLE bank_askers, bank_days, bank_checks, unmatched, evidence_to_post; DROP INDEX payments_created;
       ALTER TABLE payments DROP COLUMN method, DROP COLUMN currency, DROP COLUMN amount_minor, DROP COLUMN reference,
         DROP COLUMN payload, DROP COLUMN evidence_id, DROP CONSTRAINT payments_status_check;
       ALTER TABLE payments ADD CONSTRAINT payments_status_check
         CHECK (status IN ('pending', 'completed', 'expired', 'cancelled', 'refunded'));
       ALTER TABLE evidence DROP COLUMN to_account, DROP COLUMN payer`,
    );
  }
}

const columns = `
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS method text NOT NULL DEFAULT 'demo',
    ADD COLUMN IF NOT EXISTS currency text NOT NULL DEFAULT 'USD',
    ADD COLUMN IF NOT EXISTS amount_minor bigint,
    ADD COLUMN IF NOT EXISTS reference text,
    ADD COLUMN IF NOT EXISTS payload text,
    ADD COLUMN IF NOT EXISTS evidence_id bigint;
  ALTER TABLE evidence ADD COLUMN IF NOT EXISTS to_account text, ADD COLUMN IF NOT EXISTS payer text`;

const tables = `
  -- Evidence that is in no journal yet.
  CREATE TABLE IF NOT EXISTS evidence_to_post (evidence_id bigint PRIMARY KEY REFERENCES evidence);
  -- Evidence of money that fits no payment, until staff have decided about it.
  CREATE TABLE IF NOT EXISTS unmatched (
    evidence_id bigint PRIMARY KEY REFERENCES evidence,
    reason text NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    closed_as text CHECK (closed_as IN ('attached', 'given-back', 'written-off')),
    journal_id bigint REFERENCES journals,
    CHECK ((closed_at IS NULL) = (closed_as IS NULL))
  );
  CREATE INDEX IF NOT EXISTS unmatched_open ON unmatched (opened_at DESC) WHERE closed_at IS NULL;
  -- What the bank was asked about a payment, and when it is asked next.
  CREATE TABLE IF NOT EXISTS bank_checks (
    order_id text PRIMARY KEY,
    next_check_at timestamptz,
    taken_until timestamptz,
    tries int NOT NULL DEFAULT 0,
    outcome text CHECK (outcome IN ('paid', 'not_found', 'cannot_check')),
    checked_at timestamptz,
    not_found_at timestamptz,
    looked_at timestamptz,
    asked_at timestamptz,
    alerted_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS bank_checks_due ON bank_checks (next_check_at) WHERE next_check_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS bank_checks_alerted ON bank_checks (alerted_at) WHERE alerted_at IS NOT NULL;
  -- Calls of the bank in a day of its own.
  CREATE TABLE IF NOT EXISTS bank_days (
    day date PRIMARY KEY,
    calls int NOT NULL,
    urgent_calls int NOT NULL DEFAULT 0,
    is_over boolean NOT NULL DEFAULT false
  );
  -- Of these, how often somebody had it asked who waited for the answer.
  CREATE TABLE IF NOT EXISTS bank_askers (
    day date NOT NULL,
    user_id uuid NOT NULL,
    calls int NOT NULL,
    PRIMARY KEY (day, user_id)
  )`;

/** The rate that an admin has set before is told once more, as orders freeze it now. */
const tellRateAgain = `
  INSERT INTO outbox (id, type, envelope)
  SELECT event.id, event.type, jsonb_build_object(
    'specversion', '1.0', 'id', event.id, 'source', '/payments', 'type', event.type, 'subject', 'riel-rate',
    'time', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
    'data', jsonb_build_object('version', settings.version, 'riel_rate', settings.riel_rate))
  FROM settings, (VALUES (gen_random_uuid(), 'riel-rate.changed.v1')) AS event (id, type)
  WHERE settings.riel_rate IS NOT NULL`;
