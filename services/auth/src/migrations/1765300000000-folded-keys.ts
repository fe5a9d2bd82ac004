import { foldKeys } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users are found by what people see, also where a name holds characters that nobody does. Emails hold none. */
export class AuthFoldedKeys1765300000000 implements MigrationInterface {
  name = 'AuthFoldedKeys1765300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await foldKeys(db, { table: 'users', column: 'search_key' });
  }

  /** The version before finds these by what people see, too. */
  async down(): Promise<void> {}
}
