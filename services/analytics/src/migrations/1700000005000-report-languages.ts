import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportLanguages1700000005000 implements MigrationInterface {
  name = 'ReportLanguages1700000005000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE report_jobs ADD COLUMN language text NOT NULL DEFAULT 'en'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE report_jobs DROP COLUMN language');
  }
}
