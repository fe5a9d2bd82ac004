import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody agreed to be written to about offers; null of everybody who was never asked. */
export class AuthNewsAgreed1768410000000 implements MigrationInterface {
  name = 'AuthNewsAgreed1768410000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE users ADD COLUMN IF NOT EXISTS news_agreed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN news_agreed_at');
  }
}
