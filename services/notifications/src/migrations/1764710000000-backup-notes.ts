import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When backups were made, as whoever makes them notes (infra/README.md). */
export class BackupNotes1764710000000 implements MigrationInterface {
  name = 'BackupNotes1764710000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE backup_notes (made_at timestamptz PRIMARY KEY DEFAULT now())');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE backup_notes');
  }
}
