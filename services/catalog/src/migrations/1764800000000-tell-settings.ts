import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin has written of the shop before is told to the other services once. */
export class TellSettings1764800000000 implements MigrationInterface {
  name = 'TellSettings1764800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (id, type, envelope)
      SELECT event.id, event.type, jsonb_build_object(
        'specversion', '1.0', 'id', event.id, 'source', 'catalog', 'type', event.type, 'subject', 'shop',
        'time', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
        'data', jsonb_build_object('version', facts.version, 'shop', to_jsonb(facts) - '{id,version}'::text[]))
      FROM shop_facts AS facts, (VALUES (gen_random_uuid(), 'settings.changed.v1')) AS event (id, type)
      WHERE facts.version > 1
    `);
  }

  async down(): Promise<void> {
    // What others were told stays true.
  }
}
