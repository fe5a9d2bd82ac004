import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthInitial1764000000000 implements MigrationInterface {
  name = 'AuthInitial1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'the audit log is only added to'; END
      $$;

      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL,
        name text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'seller', 'customer')),
        phone text,
        phone_e164 text,
        address text,
        language text CHECK (language IN ('km', 'en')),
        is_verified boolean NOT NULL DEFAULT false,
        password_hash text NOT NULL,
        is_demo boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        version int NOT NULL DEFAULT 1,
        blocked_at timestamptz,
        search_key text NOT NULL DEFAULT '',
        has_two_step boolean NOT NULL DEFAULT false,
        has_staff_password boolean NOT NULL DEFAULT false,
        CONSTRAINT users_email_key UNIQUE (email_key)
      );
      CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
      CREATE INDEX users_newest ON users (created_at DESC, id);
      CREATE INDEX users_search ON users USING gin (search_key gin_trgm_ops);

      CREATE TABLE addresses (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        label text NOT NULL,
        recipient text NOT NULL,
        phone text NOT NULL,
        phone_e164 text,
        province text NOT NULL,
        district text NOT NULL,
        line text NOT NULL,
        is_default boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX addresses_of_user ON addresses (user_id, created_at DESC, id);
      -- That there is one whenever there are any is decided in the transactions, which lock the user.
      CREATE UNIQUE INDEX addresses_default ON addresses (user_id) WHERE is_default;

      CREATE TABLE verification_codes (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        code_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        tries int NOT NULL DEFAULT 0,
        -- Wrong tries by the networks that they came from.
        tries_from jsonb NOT NULL DEFAULT '{}',
        sent_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE reset_tokens (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX reset_tokens_of_user ON reset_tokens (user_id);

      CREATE TABLE sessions (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        address text NOT NULL DEFAULT '',
        user_agent text NOT NULL DEFAULT '',
        password_confirmed_at timestamptz,
        CONSTRAINT sessions_id UNIQUE (id)
      );
      CREATE INDEX sessions_of_user ON sessions (user_id);

      CREATE TABLE limits (
        key varchar(255) PRIMARY KEY,
        points int NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE logins (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        address text NOT NULL,
        user_agent text NOT NULL,
        outcome text NOT NULL
      );
      CREATE INDEX logins_by_age ON logins (at);
      CREATE INDEX logins_of_user ON logins (user_id, id DESC);

      -- Without references to users: what somebody did outlives their account.
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
      CREATE INDEX audit_log_about ON audit_log (subject_type, subject_id);
      CREATE TRIGGER audit_log_is_only_added_to BEFORE DELETE OR TRUNCATE
        OR UPDATE OF id, at, source, actor_id, actor_name, actor_email, actor_key, action, subject_type, subject_id
        ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      -- Only the data of a deleted user may be blanked; what was done, when and by whom stays.
      CREATE TRIGGER audit_log_forgets_users BEFORE UPDATE ON audit_log FOR EACH ROW
        WHEN (NOT (OLD.subject_type = 'user' AND NEW.subject_name = 'A former user'
          AND NEW.before IS NOT DISTINCT FROM OLD.before - '{name,email,phone,address}'::text[]
          AND NEW.after IS NOT DISTINCT FROM OLD.after - '{name,email,phone,address}'::text[]))
        EXECUTE FUNCTION refuse_change();

      CREATE TABLE two_step (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret_sealed text NOT NULL,
        last_counter bigint NOT NULL DEFAULT 0,
        wrong_tries int NOT NULL DEFAULT 0,
        wrong_since timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES two_step (user_id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE login_tickets (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        tries int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX login_tickets_of_user ON login_tickets (user_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP TABLE login_tickets, recovery_codes, two_step, audit_log, logins, limits, sessions, reset_tokens, verification_codes, addresses, users',
    );
  }
}
