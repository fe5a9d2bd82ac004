import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many Idempotency-Keys each person has used today, in every service. */
export class KeysOfDay1766000000000 implements MigrationInterface {
  name = 'KeysOfDay1766000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE keys_of_day (
        person_hash text,
        day date,
        keys int NOT NULL,
        PRIMARY KEY (person_hash, day)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE keys_of_day');
  }
}
