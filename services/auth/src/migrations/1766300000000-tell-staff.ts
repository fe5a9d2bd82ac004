import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works in the shop is told to the other services once more: notifications has not kept it before. */
export class TellStaff1766300000000 implements MigrationInterface {
  name = 'TellStaff1766300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (id, type, envelope)
      SELECT event.id, event.type, jsonb_build_object(
        'specversion', '1.0', 'id', event.id, 'source', '/auth', 'type', event.type, 'subject', event.user_id,
        'time', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
        'data', event.data)
      FROM (
        SELECT gen_random_uuid() AS id, 'user.changed.v1' AS type, u.id AS user_id, jsonb_strip_nulls(jsonb_build_object(
          'user_id', u.id, 'email', u.email, 'name', u.name, 'role', u.role, 'language', u.language,
          'is_verified', u.is_verified, 'is_blocked', u.blocked_at IS NOT NULL,
          'signed_up_at', to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) AS data
        FROM users u WHERE u.role <> 'customer'
      ) AS event
    `);
  }

  async down(): Promise<void> {
    // What others were told stays true.
  }
}
