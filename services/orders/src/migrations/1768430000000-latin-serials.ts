import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Serial numbers are compared by Latin digits. One that a piece with a customer has already in these stays as it is. */
export class LatinSerials1768430000000 implements MigrationInterface {
  name = 'LatinSerials1768430000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `UPDATE piece_serials s SET serial_key = translate(serial_key, '០១២៣៤៥៦៧៨៩', '0123456789')
       WHERE serial_key ~ '[០-៩]' AND NOT EXISTS (
         SELECT FROM piece_serials other
         WHERE other.product_id = s.product_id AND (other.item_id, other.piece) <> (s.item_id, s.piece)
           AND translate(other.serial_key, '០១២៣៤៥៦៧៨៩', '0123456789') = translate(s.serial_key, '០១២៣៤៥៦៧៨៩', '0123456789'))`,
    );
  }

  /** A version before finds them by these digits, too. */
  async down(): Promise<void> {}
}
