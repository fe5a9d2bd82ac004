import { addCheck, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers send back, line by line, with photos. A version before knows none, and writes no order differently for it. */
export class Returns1768000000000 implements MigrationInterface {
  name = 'Returns1768000000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS order_returns (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         order_id text NOT NULL REFERENCES orders (id),
         state text NOT NULL DEFAULT 'requested'
           CHECK (state IN ('requested', 'accepted', 'refused', 'withdrawn', 'arrived', 'refunded', 'closed')),
         reason text NOT NULL,
         details text,
         message text,
         hand_over text CHECK (hand_over IN ('label', 'pick_up')),
         label text,
         refunded_cents int CHECK (refunded_cents >= 0),
         is_amount boolean NOT NULL DEFAULT false,
         created_at timestamptz NOT NULL DEFAULT now(),
         changed_at timestamptz NOT NULL DEFAULT now(),
         CHECK ((state = 'refunded') = (refunded_cents IS NOT NULL))
       );
       CREATE INDEX IF NOT EXISTS returns_of_order ON order_returns (order_id);
       CREATE INDEX IF NOT EXISTS returns_by_state ON order_returns (state, id DESC)`,
    );
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS return_lines (
         return_id int NOT NULL REFERENCES order_returns (id),
         item_id int NOT NULL REFERENCES order_items (id),
         quantity int NOT NULL CHECK (quantity > 0),
         restocked int CHECK (restocked BETWEEN 0 AND quantity),
         PRIMARY KEY (return_id, item_id)
       )`,
    );
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS return_photos (
         return_id int NOT NULL REFERENCES order_returns (id),
         place int NOT NULL CHECK (place >= 0),
         bytes bytea NOT NULL,
         PRIMARY KEY (return_id, place)
       )`,
    );
    await addCheck(db, {
      table: 'order_events',
      name: 'order_events_type_check',
      check: `type IN (${listOf([...typesBefore, ...typesAdded])})`,
    });
    await addCheck(db, {
      table: 'stock_changes',
      name: 'stock_changes_cause_check',
      check: `cause IN (${listOf([...causesBefore, 'returned'])})`,
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE return_photos; DROP TABLE return_lines; DROP TABLE order_returns;
      DELETE FROM order_events WHERE type IN (${listOf(typesAdded)});
      ALTER TABLE order_events DROP CONSTRAINT order_events_type_check,
        ADD CONSTRAINT order_events_type_check CHECK (type IN (${listOf(typesBefore)}));
      UPDATE stock_changes SET cause = 'refund' WHERE cause = 'returned';
      ALTER TABLE stock_changes DROP CONSTRAINT stock_changes_cause_check,
        ADD CONSTRAINT stock_changes_cause_check CHECK (cause IN (${listOf(causesBefore)}));
    `);
  }
}

const listOf = (words: string[]) => words.map((word) => `'${word}'`).join(', ');

const typesBefore = [
  ...['placed', 'paid', 'expired', 'cancelled', 'shipped', 'delivered', 'refunded', 'partly_refunded'],
  ...['corrected', 'taken_back', 'delivery_changed', 'came_back', 'sent_again'],
  ...['confirmed', 'no_answer', 'refused', 'unconfirmed'],
];
const typesAdded = [
  ...['return_requested', 'return_accepted', 'return_refused'],
  ...['return_withdrawn', 'return_arrived', 'return_closed'],
];
const causesBefore = ['hold', 'sale', 'release', 'refund', 'staff', 'came_back', 'sent_again'];
