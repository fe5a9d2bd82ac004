import { addCheck } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthStaffRoles1764100000000 implements MigrationInterface {
  name = 'AuthStaffRoles1764100000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const check = `role IN ('admin', 'seller', 'packer', 'support', 'customer')`;
    await addCheck(db, { table: 'users', name: 'users_role_check', check });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE users SET role = 'customer' WHERE role IN ('packer', 'support');
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('admin', 'seller', 'customer'));
    `);
  }
}
