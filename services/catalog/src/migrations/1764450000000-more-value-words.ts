import type { MigrationInterface, QueryRunner } from 'typeorm';
import { moreValueWords } from './more-value-words.js';

/** More values of specifications in Khmer; what a shop says already stays. */
export class MoreValueWords1764450000000 implements MigrationInterface {
  name = 'MoreValueWords1764450000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'INSERT INTO value_words (value, khmer) SELECT key, value FROM jsonb_each_text($1) ON CONFLICT DO NOTHING',
      [JSON.stringify(moreValueWords)],
    );
  }

  /** The words may be the shop's own by now. */
  async down(): Promise<void> {}
}
