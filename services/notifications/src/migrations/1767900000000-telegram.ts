import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chats of Telegram that belong to accounts, what is sent to them, and what came from there; and the roles by which presses are judged. */
export class Telegram1767900000000 implements MigrationInterface {
  name = 'Telegram1767900000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE known_roles (
        user_id uuid PRIMARY KEY,
        role text NOT NULL,
        is_blocked boolean NOT NULL,
        known_at timestamptz NOT NULL
      );
      CREATE TABLE telegram_bot (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        username text,
        next_update bigint NOT NULL DEFAULT 0,
        poller text,
        poll_until timestamptz,
        paused_until timestamptz,
        failures int NOT NULL DEFAULT 0,
        fault text,
        fault_detail text,
        failing_since timestamptz,
        second timestamptz,
        sent_in_second int NOT NULL DEFAULT 0
      );
      INSERT INTO telegram_bot DEFAULT VALUES;
      CREATE TABLE telegram_codes (
        user_id uuid PRIMARY KEY,
        code_hash text NOT NULL UNIQUE,
        email text NOT NULL,
        name text NOT NULL,
        role text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE TABLE telegram_chats (
        chat_id text PRIMARY KEY,
        user_id uuid NOT NULL UNIQUE,
        email text NOT NULL,
        name text NOT NULL,
        role text NOT NULL,
        linked_at timestamptz NOT NULL DEFAULT now(),
        alerts_after int NOT NULL
      );
      CREATE TABLE telegram_lines (
        chat_id text PRIMARY KEY,
        next_at timestamptz NOT NULL DEFAULT now(),
        busy_until timestamptz
      );
      CREATE TABLE telegram_messages (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        chat_id text NOT NULL,
        user_id uuid,
        kind text NOT NULL,
        what text NOT NULL,
        params jsonb NOT NULL,
        order_id text,
        target int,
        status text NOT NULL DEFAULT 'queued',
        fault text,
        message_id int,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        sent_at timestamptz
      );
      CREATE INDEX telegram_messages_queued ON telegram_messages (chat_id, id) WHERE status = 'queued';
      CREATE INDEX telegram_messages_of_order ON telegram_messages (order_id) WHERE order_id IS NOT NULL;
      CREATE INDEX telegram_messages_of_user ON telegram_messages (user_id);
      CREATE INDEX telegram_messages_replied ON telegram_messages (chat_id, message_id);
      CREATE INDEX telegram_messages_created ON telegram_messages USING brin (created_at);
      CREATE TABLE telegram_notes (
        order_id text NOT NULL,
        step text NOT NULL,
        by_id uuid,
        by_name text,
        at timestamptz NOT NULL,
        PRIMARY KEY (order_id, step)
      );
      CREATE TABLE telegram_updates (
        update_id bigint PRIMARY KEY,
        handled_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE telegram_tries (
        chat_id text NOT NULL,
        tried_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX telegram_tries_of_chat ON telegram_tries (chat_id, tried_at);
      CREATE INDEX telegram_tries_at ON telegram_tries (tried_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE telegram_tries, telegram_updates, telegram_notes, telegram_messages, telegram_lines, telegram_chats,
        telegram_codes, telegram_bot, known_roles
    `);
  }
}
