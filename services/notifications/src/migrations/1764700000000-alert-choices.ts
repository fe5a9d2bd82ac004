import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each of the staff chooses which alerts are mailed too, and from which stock on they are alerted. */
export class AlertChoices1764700000000 implements MigrationInterface {
  name = 'AlertChoices1764700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- For those who have chosen this number; null for those who go by each product's own.
      ALTER TABLE alerts ADD COLUMN stock_from int;

      ALTER TABLE alert_preferences
        ADD COLUMN stock_from int,
        -- The kinds that are mailed, each with the last alert that needs no mail any more.
        ADD COLUMN mail_after jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN mailed_at timestamptz,
        ADD COLUMN email text,
        -- Null for whoever gets no alerts, or has not saved preferences since there is this column.
        ADD COLUMN role text,
        -- Of when the address and the role are.
        ADD COLUMN known_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE alert_preferences DROP COLUMN stock_from, DROP COLUMN mail_after, DROP COLUMN mailed_at,
        DROP COLUMN email, DROP COLUMN role, DROP COLUMN known_at;
      ALTER TABLE alerts DROP COLUMN stock_from;
    `);
  }
}
