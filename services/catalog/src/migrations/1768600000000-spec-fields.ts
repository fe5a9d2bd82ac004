import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which specification fields a category has, in which order; a category without a row has those of the shop itself. What products
 * are filtered by depends on it, so a change is noted as one of the catalogue is.
 */
export class SpecFields1768600000000 implements MigrationInterface {
  name = 'SpecFields1768600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE spec_fields (category text PRIMARY KEY, fields jsonb NOT NULL, version int NOT NULL);
      CREATE TRIGGER note_spec_fields AFTER INSERT OR DELETE OR UPDATE ON spec_fields
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE spec_fields');
  }
}
