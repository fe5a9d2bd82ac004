import type { MigrationInterface, QueryRunner } from 'typeorm';

const typesAre = (types: string) => `
  ALTER TABLE order_events DROP CONSTRAINT order_events_type_check,
    ADD CONSTRAINT order_events_type_check CHECK (type IN (${types}))`;
const before = `'placed', 'paid', 'expired', 'cancelled', 'shipped', 'delivered', 'refunded'`;

/** An order's timeline may tell that its courier or tracking number was corrected. */
export class ShipmentCorrections1700000006000 implements MigrationInterface {
  name = 'ShipmentCorrections1700000006000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(typesAre(`${before}, 'corrected'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM order_events WHERE type = 'corrected'; ${typesAre(before)}`);
  }
}
