import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Evidence of money, and the books in double entry: debits are positive, credits negative, and a journal adds up to nothing in each
 * currency. PostgreSQL itself refuses one that does not, and every change of what is written.
 */
export class Ledger1766900000000 implements MigrationInterface {
  name = 'Ledger1766900000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS evidence (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider text NOT NULL,
        transaction_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
        order_id text,
        currency text NOT NULL CHECK (currency IN ('USD', 'KHR')),
        minor bigint NOT NULL CHECK (minor > 0),
        at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (provider, transaction_id, kind)
      );
      CREATE TABLE IF NOT EXISTS journals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        order_id text,
        evidence_id bigint UNIQUE REFERENCES evidence
      );
      CREATE TABLE IF NOT EXISTS journal_lines (
        journal_id bigint NOT NULL REFERENCES journals,
        account text NOT NULL,
        currency text NOT NULL CHECK (currency IN ('USD', 'KHR')),
        minor bigint NOT NULL CHECK (minor <> 0),
        PRIMARY KEY (journal_id, account, currency)
      );
      CREATE INDEX IF NOT EXISTS journals_newest ON journals (at DESC, id DESC);
      CREATE INDEX IF NOT EXISTS journals_of_order ON journals (order_id);
      CREATE INDEX IF NOT EXISTS journal_lines_of_account ON journal_lines (account, journal_id)`,
    );
    await step(db, functions);
    for (const table of ['evidence', 'journals', 'journal_lines'])
      await step(
        db,
        `CREATE OR REPLACE TRIGGER ${table}_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()`,
      );
    await step(db, atTheEnd('journals', 'refuse_empty_journal'));
    await step(db, atTheEnd('journal_lines', 'refuse_unbalanced_journal'));
    await step(
      db,
      `ALTER TABLE payments ADD COLUMN IF NOT EXISTS delivery_cents int NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS tax_cents int NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS booked_cents int NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS booked_refund_cents int NOT NULL DEFAULT 0`,
    );
    await buildIndex(
      db,
      'payments_unbooked',
      `payments (order_id) WHERE status IN ('completed', 'refunded')
         AND (booked_cents < amount_cents OR booked_refund_cents < refunded_cents)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await step(
      db,
      `DROP INDEX payments_unbooked; DROP TABLE journal_lines, journals, evidence;
       DROP FUNCTION refuse_change_of_books, refuse_empty_journal, refuse_unbalanced_journal;
       ALTER TABLE payments DROP COLUMN delivery_cents, DROP COLUMN tax_cents, DROP COLUMN booked_cents,
         DROP COLUMN booked_refund_cents`,
    );
  }
}

const functions = `
  CREATE OR REPLACE FUNCTION refuse_change_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the books are only added to'; END
  $$;
  CREATE OR REPLACE FUNCTION refuse_empty_journal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM journal_lines WHERE journal_id = NEW.id)
        THEN RAISE EXCEPTION 'journal % has no lines', NEW.id; END IF;
      RETURN NULL;
    END
  $$;
  CREATE OR REPLACE FUNCTION refuse_unbalanced_journal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF 0 <> ANY (ARRAY(SELECT sum(minor) FROM journal_lines WHERE journal_id = NEW.journal_id GROUP BY currency))
        THEN RAISE EXCEPTION 'journal % does not add up', NEW.journal_id; END IF;
      RETURN NULL;
    END
  $$`;

/** A trigger that looks when the transaction ends, as lines may come one after the other. */
const atTheEnd = (table: string, work: string) => `
  DROP TRIGGER IF EXISTS ${table}_are_whole ON ${table};
  CREATE CONSTRAINT TRIGGER ${table}_are_whole AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION ${work}()`;
