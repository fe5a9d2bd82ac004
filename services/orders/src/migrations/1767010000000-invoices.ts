import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices and credit notes, numbered without gaps by kind and year. PostgreSQL itself refuses that an
 * invoice is changed, that one goes before its ten years are over, and that more is credited than was invoiced.
 */
export class Invoices1767010000000 implements MigrationInterface {
  name = 'Invoices1767010000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, tables);
    await step(db, functions);
    for (const trigger of triggers) await step(db, `CREATE OR REPLACE TRIGGER ${trigger}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await step(
      db,
      `DROP TABLE invoices, invoice_counters;
       DROP FUNCTION refuse_change_of_invoices, refuse_early_end_of_invoice, refuse_step_back_of_numbers,
         refuse_credit_above_invoice`,
    );
  }
}

const tables = `
  CREATE TABLE IF NOT EXISTS invoice_counters (
    kind text,
    year int,
    last int NOT NULL CHECK (last > 0),
    PRIMARY KEY (kind, year)
  );
  CREATE TABLE IF NOT EXISTS invoices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('commercial', 'vat', 'credit_note')),
    year int NOT NULL CHECK (year = extract(year FROM issued_on)),
    serial int NOT NULL CHECK (serial > 0),
    number text NOT NULL UNIQUE GENERATED ALWAYS AS (
      CASE kind WHEN 'commercial' THEN 'INV' WHEN 'vat' THEN 'VAT' ELSE 'CN' END || '-' || year::text || '-'
        || lpad(serial::text, greatest(6, length(serial::text)), '0')) STORED,
    order_id text NOT NULL REFERENCES orders,
    credits_id bigint REFERENCES invoices,
    issued_on date NOT NULL,
    issued_at timestamptz NOT NULL DEFAULT now(),
    paid_on date NOT NULL,
    seller jsonb NOT NULL,
    buyer jsonb NOT NULL,
    lines jsonb NOT NULL,
    net_cents int NOT NULL,
    vat_cents int NOT NULL CHECK (vat_cents >= 0),
    total_cents int NOT NULL CHECK (total_cents >= 0),
    riel_rate int,
    rate_day date,
    vat_khr bigint,
    total_khr bigint,
    UNIQUE (kind, year, serial),
    CHECK (net_cents + vat_cents = total_cents),
    CHECK ((kind = 'credit_note') = (credits_id IS NOT NULL)),
    CHECK (num_nulls(riel_rate, rate_day, vat_khr, total_khr) IN (0, 4))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS invoices_one_of_a_kind ON invoices (order_id, kind) WHERE kind <> 'credit_note';
  CREATE INDEX IF NOT EXISTS invoices_of_order ON invoices (order_id, id);
  CREATE INDEX IF NOT EXISTS invoices_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS invoices_by_day ON invoices (issued_on, id)`;

const functions = `
  CREATE OR REPLACE FUNCTION refuse_change_of_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'invoices are only added to'; END
  $$;
  CREATE OR REPLACE FUNCTION refuse_early_end_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.issued_on > current_date - interval '10 years'
        THEN RAISE EXCEPTION 'invoice % is kept for ten years', OLD.number; END IF;
      RETURN OLD;
    END
  $$;
  CREATE OR REPLACE FUNCTION refuse_step_back_of_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'UPDATE' OR NEW.kind <> OLD.kind OR NEW.year <> OLD.year OR NEW.last < OLD.last
        THEN RAISE EXCEPTION 'numbers of invoices only go up'; END IF;
      RETURN NEW;
    END
  $$;
  CREATE OR REPLACE FUNCTION refuse_credit_above_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE invoiced int;
    BEGIN
      SELECT total_cents INTO invoiced FROM invoices WHERE id = NEW.credits_id FOR UPDATE;
      IF (SELECT sum(total_cents) FROM invoices WHERE credits_id = NEW.credits_id) > invoiced
        THEN RAISE EXCEPTION '% credits more than was invoiced', NEW.number; END IF;
      RETURN NULL;
    END
  $$`;

const triggers = [
  `invoices_are_only_added_to BEFORE UPDATE OR TRUNCATE ON invoices
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_invoices()`,
  `invoices_are_kept BEFORE DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_early_end_of_invoice()`,
  `invoices_are_not_overcredited AFTER INSERT ON invoices FOR EACH ROW WHEN (NEW.credits_id IS NOT NULL)
     EXECUTE FUNCTION refuse_credit_above_invoice()`,
  `numbers_only_go_up BEFORE UPDATE OR DELETE ON invoice_counters
     FOR EACH ROW EXECUTE FUNCTION refuse_step_back_of_numbers()`,
  `numbers_are_kept BEFORE TRUNCATE ON invoice_counters
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_step_back_of_numbers()`,
];
