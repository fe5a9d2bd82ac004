import { addCheck, replaceIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hand-overs that were noted by mistake: the timeline tells of them, and an order that is handed over once more has a further invoice of
 * its kind. A version before issues the first of each kind only.
 */
export class UndoneHandOvers1768420000000 implements MigrationInterface {
  name = 'UndoneHandOvers1768420000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await addCheck(db, {
      table: 'order_events',
      name: 'order_events_type_check',
      check: `type IN (${listOf([...before, added])})`,
    });
    await step(db, 'ALTER TABLE invoices ADD COLUMN IF NOT EXISTS turn int NOT NULL DEFAULT 0');
    await replaceIndex(db, oneOfAKind, on('order_id, kind, turn'), true);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndex(db, oneOfAKind, on('order_id, kind'), true);
    await db.query(`
      ALTER TABLE invoices DROP COLUMN turn;
      DELETE FROM order_events WHERE type = '${added}';
      ALTER TABLE order_events DROP CONSTRAINT order_events_type_check,
        ADD CONSTRAINT order_events_type_check CHECK (type IN (${listOf(before)}))`);
  }
}

const oneOfAKind = 'invoices_one_of_a_kind';
const on = (columns: string) => `invoices (${columns}) WHERE kind <> 'credit_note'`;

const listOf = (words: string[]) => words.map((word) => `'${word}'`).join(', ');

const added = 'hand_over_undone';
const before = [
  ...['placed', 'paid', 'expired', 'cancelled', 'shipped', 'delivered', 'refunded', 'partly_refunded'],
  ...['corrected', 'taken_back', 'delivery_changed', 'came_back', 'sent_again'],
  ...['confirmed', 'no_answer', 'refused', 'unconfirmed'],
  ...['return_requested', 'return_accepted', 'return_refused'],
  ...['return_withdrawn', 'return_arrived', 'return_closed'],
];
