import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, inbox, dead letters and forgotten users: the first migration of every service. */
export class MessagingTables1700000000000 implements MigrationInterface {
  name = 'MessagingTables1700000000000';

  /** Published and handled rows are looked up by their age alone, to be deleted: a BRIN index costs writers next to nothing. */
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE outbox (
        seq bigint GENERATED ALWAYS AS IDENTITY,
        id uuid PRIMARY KEY,
        type text NOT NULL,
        envelope jsonb NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz
      );
      CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE published_at IS NULL;
      CREATE INDEX outbox_published ON outbox USING brin (published_at);

      CREATE TABLE inbox (
        event_id uuid PRIMARY KEY,
        type text NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX inbox_handled ON inbox USING brin (handled_at);

      CREATE TABLE dead_letters (
        id uuid PRIMARY KEY,
        event jsonb NOT NULL,
        reason text NOT NULL,
        attempts int NOT NULL,
        dead_at timestamptz NOT NULL DEFAULT now()
      );

      -- Users whose data was deleted, so that an event that comes late does not bring it back.
      CREATE TABLE forgotten_users (id uuid PRIMARY KEY);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP TABLE forgotten_users; DROP TABLE dead_letters; DROP TABLE inbox; DROP TABLE outbox',
    );
  }
}
