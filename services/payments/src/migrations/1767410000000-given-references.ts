import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what was given back by the reference of its transfer, and lines of statements by the bank's id, in any letter case. */
export class GivenReferences1767410000000 implements MigrationInterface {
  name = 'GivenReferences1767410000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const reference = `evidence (provider, lower(transaction_id)) WHERE kind = 'refund'`;
    await buildIndex(db, 'evidence_by_given_reference', reference);
    const line = `evidence (lower(transaction_id)) WHERE provider = 'statement' AND kind = 'payment'`;
    await buildIndex(db, 'evidence_by_line', line);
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP INDEX evidence_by_given_reference, evidence_by_line');
  }
}
