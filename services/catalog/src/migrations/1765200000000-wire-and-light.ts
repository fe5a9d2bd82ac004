import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What wire and light mean, as new shops know it, since neither is any longer the beginning of wireless and lightweight. Words
 * that staff have changed stay as they are.
 */
export class WireAndLight1765200000000 implements MigrationInterface {
  name = 'WireAndLight1765200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE synonyms SET words = '{cable,wire,corded,មានខ្សែ}', version = version + 1
        WHERE words = '{cable,corded,មានខ្សែ}' AND NOT EXISTS (SELECT FROM synonyms WHERE 'wire' = ANY (words));
      WITH lights AS (
        UPDATE synonyms SET words = array_remove(words, 'light'), also = '{light}', version = version + 1
          WHERE words = '{rgb,backlit,backlight,light,ភ្លើង,ពន្លឺ,led}' AND also = '{}' RETURNING id
      )
      INSERT INTO synonyms (words, also) SELECT '{light}', '{rgb,backlit,backlight,lightweight}' FROM lights`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE synonyms SET words = '{cable,corded,មានខ្សែ}', version = version + 1
        WHERE words = '{cable,wire,corded,មានខ្សែ}';
      WITH light AS (
        DELETE FROM synonyms WHERE words = '{light}' AND also = '{rgb,backlit,backlight,lightweight}' RETURNING id
      )
      UPDATE synonyms SET words = '{rgb,backlit,backlight,light,ភ្លើង,ពន្លឺ,led}', also = '{}', version = version + 1
        FROM light WHERE words = '{rgb,backlit,backlight,ភ្លើង,ពន្លឺ,led}' AND synonyms.also = '{light}'`);
  }
}
