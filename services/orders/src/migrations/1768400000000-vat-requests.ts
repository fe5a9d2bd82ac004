import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In whose name a VAT invoice is issued once the order is paid. A version before issues a commercial one, which can be exchanged. */
export class VatRequests1768400000000 implements MigrationInterface {
  name = 'VatRequests1768400000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS vat_requests (
         order_id text PRIMARY KEY,
         buyer jsonb NOT NULL
       )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE vat_requests');
  }
}
