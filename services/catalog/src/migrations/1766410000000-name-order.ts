import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The text by which names are put in order as people do it: letters without accents, and numbers with leading zeros, so that 9 is
 * before 10. Of a longer number only the last nine digits count.
 */
const nameOrder = `
  CREATE OR REPLACE FUNCTION name_order(name_key text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT regexp_replace(
      regexp_replace(
        translate(regexp_replace(normalize(name_key, NFD), '[\\u0300-\\u036f]', '', 'g'),
          'đðøłħı០១២៣៤៥៦៧៨៩', 'ddolhi0123456789'),
        '[0-9]+', '00000000\\&', 'g'),
      '[0-9]*([0-9]{9})(?![0-9])', '\\1', 'g')
  $$`;

/** Products are sorted by their names without reading them. */
export class NameOrder1766410000000 implements MigrationInterface {
  name = 'NameOrder1766410000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, nameOrder);
    await buildIndex(
      db,
      'products_in_name_order',
      'products (name_order(name_key), name_key, id) WHERE deleted_at IS NULL AND NOT hidden',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP INDEX IF EXISTS products_in_name_order; DROP FUNCTION IF EXISTS name_order(text)');
  }
}
