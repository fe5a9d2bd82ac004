import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who agreed to be written to about offers, as auth tells it. */
export class KnownNews1768410000000 implements MigrationInterface {
  name = 'KnownNews1768410000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS known_news (
         user_id uuid PRIMARY KEY,
         -- Null where they have not, or no more: older news of a yes must not win.
         agreed_at timestamptz,
         told_at timestamptz NOT NULL
       )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE known_news');
  }
}
