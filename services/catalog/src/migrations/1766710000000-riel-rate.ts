import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many riel a dollar is, as payments says; searches that were answered at another rate are searched anew. */
export class RielRate1766710000000 implements MigrationInterface {
  name = 'RielRate1766710000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE riel_rate (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        version int NOT NULL,
        rate double precision NOT NULL
      );
      CREATE TRIGGER note_riel_rate AFTER INSERT OR UPDATE ON riel_rate
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE riel_rate');
  }
}
