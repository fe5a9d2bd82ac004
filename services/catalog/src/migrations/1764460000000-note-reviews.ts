import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of reviews are noted: the gateway keeps answers until one. */
export class NoteReviews1764460000000 implements MigrationInterface {
  name = 'NoteReviews1764460000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER note_reviews AFTER INSERT OR DELETE OR UPDATE ON reviews
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER note_reviews ON reviews');
  }
}
