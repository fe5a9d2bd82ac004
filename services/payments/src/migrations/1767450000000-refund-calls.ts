import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers were asked to give back, and what came of it. */
export class RefundCalls1767450000000 implements MigrationInterface {
  name = 'RefundCalls1767450000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS refund_calls (
         promise_id bigint NOT NULL REFERENCES journals,
         currency text NOT NULL CHECK (currency IN ('USD', 'KHR')),
         order_id text NOT NULL,
         minor bigint NOT NULL CHECK (minor > 0),
         -- What its provider had given back of the payment before.
         given_before bigint NOT NULL,
         state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'done', 'refused')),
         why text,
         tries int NOT NULL DEFAULT 0,
         next_at timestamptz NOT NULL DEFAULT now(),
         taken_until timestamptz,
         PRIMARY KEY (promise_id, currency)
       );
       -- What a provider has given back in all tells whether it was this part only where no other part is under way.
       CREATE UNIQUE INDEX IF NOT EXISTS refund_calls_one_at_a_time ON refund_calls (order_id) WHERE state = 'asked';
       CREATE INDEX IF NOT EXISTS refund_calls_of_order ON refund_calls (order_id)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP TABLE refund_calls');
  }
}
