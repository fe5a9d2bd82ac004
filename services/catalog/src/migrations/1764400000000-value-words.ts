import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstValueWords } from './first-value-words.js';

/** The values of specifications in Khmer. */
export class ValueWords1764400000000 implements MigrationInterface {
  name = 'ValueWords1764400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE value_words (value text PRIMARY KEY, khmer text NOT NULL CHECK (khmer <> ''));
      CREATE TRIGGER note_words AFTER INSERT OR DELETE OR UPDATE ON value_words
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
    `);
    await db.query('INSERT INTO value_words (value, khmer) SELECT key, value FROM jsonb_each_text($1)', [
      JSON.stringify(firstValueWords),
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE value_words');
  }
}
