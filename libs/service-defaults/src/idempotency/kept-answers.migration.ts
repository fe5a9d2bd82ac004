import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What calls with an Idempotency-Key were answered, in every service. */
export class KeptAnswers1764900000000 implements MigrationInterface {
  name = 'KeptAnswers1764900000000';

  /** The answer is json, not jsonb, which would change the order of its fields. */
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE kept_answers (
        key_hash text PRIMARY KEY,
        request_hash text NOT NULL,
        answer json,
        called_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX kept_answers_called ON kept_answers USING brin (called_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE kept_answers');
  }
}
