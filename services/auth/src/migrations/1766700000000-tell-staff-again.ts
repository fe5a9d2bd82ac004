import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TellStaff1766300000000 } from './1766300000000-tell-staff.js';

/** Who works in the shop is told once more: orders has not kept it before. */
export class TellStaffAgain1766700000000 implements MigrationInterface {
  name = 'TellStaffAgain1766700000000';

  async up(db: QueryRunner): Promise<void> {
    await new TellStaff1766300000000().up(db);
  }

  async down(): Promise<void> {
    // What others were told stays true.
  }
}
