import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statements of banks, money that is given back by hand, and days that are closed. */
export class Desk1767300000000 implements MigrationInterface {
  name = 'Desk1767300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, tables);
    await step(db, books);
    await step(
      db,
      `CREATE OR REPLACE TRIGGER journals_are_of_open_days BEFORE INSERT ON journals
         FOR EACH ROW EXECUTE FUNCTION book_on_open_day()`,
    );
    await buildIndex(db, 'evidence_by_amount', 'evidence (minor, at)');
    await buildIndex(db, 'payments_by_number', 'payments (order_number)');
    await buildIndex(db, 'payments_by_reference', 'payments (reference) WHERE reference IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await step(
      db,
      `DROP INDEX evidence_by_amount, payments_by_number, payments_by_reference;
       DROP TRIGGER journals_are_of_open_days ON journals; DROP FUNCTION book_on_open_day;
       DROP TABLE closed_days, books, given_back, give_back_proposals, evidence_twins, statement_lines, statements`,
    );
  }
}

const tables = `
  -- A bank's file or messages as they were read.
  CREATE TABLE IF NOT EXISTS statements (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source text NOT NULL CHECK (source IN ('csv', 'text')),
    name text NOT NULL,
    columns jsonb NOT NULL,
    mapping jsonb NOT NULL,
    missing jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    committed_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS statements_oldest ON statements (created_at);
  CREATE TABLE IF NOT EXISTS statement_lines (
    statement_id bigint NOT NULL REFERENCES statements ON DELETE CASCADE,
    line int NOT NULL,
    said jsonb NOT NULL,
    PRIMARY KEY (statement_id, line)
  );
  -- Evidence of money that other evidence has told of: only the twin is booked.
  CREATE TABLE IF NOT EXISTS evidence_twins (
    evidence_id bigint PRIMARY KEY REFERENCES evidence,
    twin_id bigint NOT NULL UNIQUE REFERENCES evidence
  );
  -- Money that one person wants to give back, until another one confirms it.
  CREATE TABLE IF NOT EXISTS give_back_proposals (
    about text PRIMARY KEY,
    reference text NOT NULL,
    from_account text NOT NULL,
    proposed_by uuid NOT NULL,
    proposer_name text NOT NULL,
    proposed_at timestamptz NOT NULL DEFAULT now()
  );
  -- What was promised to be given back, by its journal, and the journal of having done so.
  CREATE TABLE IF NOT EXISTS given_back (
    promise_id bigint NOT NULL REFERENCES journals,
    currency text NOT NULL CHECK (currency IN ('USD', 'KHR')),
    journal_id bigint NOT NULL REFERENCES journals,
    given_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (promise_id, currency)
  );
  CREATE TABLE IF NOT EXISTS closed_days (
    day date PRIMARY KEY,
    closed_at timestamptz NOT NULL DEFAULT now(),
    closed_by uuid NOT NULL,
    closer_name text NOT NULL,
    explanation text,
    counted jsonb NOT NULL
  );
  -- One row: until when the books are closed, and on which day people were told of what is open for long.
  CREATE TABLE IF NOT EXISTS books (closed_until timestamptz NOT NULL, told_on date);
  INSERT INTO books SELECT '-infinity' WHERE NOT EXISTS (SELECT FROM books)`;

/** A closed day gets no further journal: one of its time is booked at the beginning of the first open day. Evidence keeps its time. */
const books = `
  CREATE OR REPLACE FUNCTION book_on_open_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE open_from timestamptz;
    BEGIN
      -- Whoever closes a day waits for what is being booked, and what comes meanwhile waits for them.
      PERFORM pg_advisory_xact_lock_shared(hashtext('closing a day'));
      SELECT closed_until INTO open_from FROM books;
      NEW.at := greatest(NEW.at, open_from);
      RETURN NEW;
    END
  $$`;
