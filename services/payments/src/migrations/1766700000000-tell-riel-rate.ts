import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rate that an admin has set before is told to the other services once. */
export class TellRielRate1766700000000 implements MigrationInterface {
  name = 'TellRielRate1766700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (id, type, envelope)
      SELECT event.id, event.type, jsonb_build_object(
        'specversion', '1.0', 'id', event.id, 'source', '/payments', 'type', event.type, 'subject', 'riel-rate',
        'time', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
        'data', jsonb_build_object('version', settings.version, 'riel_rate', settings.riel_rate))
      FROM settings, (VALUES (gen_random_uuid(), 'riel-rate.changed.v1')) AS event (id, type)
      WHERE settings.riel_rate IS NOT NULL
    `);
  }

  async down(): Promise<void> {
    // What others were told stays true.
  }
}
