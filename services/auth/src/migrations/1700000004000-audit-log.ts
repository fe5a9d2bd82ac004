import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1700000004000 implements MigrationInterface {
  name = 'AuditLog1700000004000';

  /** Without references to users: what somebody did outlives their account. */
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        source text NOT NULL,
        actor_id uuid NOT NULL,
        actor_name text NOT NULL,
        actor_email text NOT NULL,
        actor_key text NOT NULL,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        subject_name text NOT NULL,
        before jsonb,
        after jsonb
      );
      CREATE INDEX audit_log_newest ON audit_log (at DESC, id DESC);
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'the audit log is only added to'; END
      $$;
      CREATE TRIGGER audit_log_is_only_added_to BEFORE UPDATE OR DELETE ON audit_log
        EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE audit_log; DROP FUNCTION refuse_change');
  }
}
