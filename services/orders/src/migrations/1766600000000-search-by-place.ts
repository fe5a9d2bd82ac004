import { eachBatch, searchText, step, textKey } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Place {
  id: string;
  province: string | null;
  district: string | null;
  number: string | null;
}

/** Not twice, where a try before this one has been killed; nor where somebody has written the whole key meanwhile. */
const addPlace = `UPDATE orders o SET search_key = o.search_key || E'\\n' || n.place
  FROM unnest($1::text[], $2::text[]) AS n (id, place)
  WHERE o.id = n.id AND n.place <> '' AND strpos(o.search_key, E'\\n' || n.place) = 0`;

/** A line for each text, another one where its form is a different one. */
const keyOf = (texts: string[]): string =>
  [...new Set([...texts.map(textKey), ...texts.map(searchText)])].filter(Boolean).join('\n');

/** Orders are found by province and district, and by tracking numbers without their hyphens. */
export class SearchByPlace1766600000000 implements MigrationInterface {
  name = 'SearchByPlace1766600000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const where = `province <> '' OR district <> '' OR tracking_number LIKE '%-%'`;
    await eachBatch(db, { table: 'orders', key: 'id', where }, async (ids) => {
      const orders = (await step(
        db,
        `SELECT id, province, district, replace(tracking_number, '-', '') AS number FROM orders WHERE id = ANY ($1)`,
        [ids],
      )) as Place[];
      const places = orders.map(({ province, district, number }) =>
        keyOf([number ?? '', province ?? '', district ?? '']),
      );
      await step(db, addPlace, [orders.map(({ id }) => id), places]);
    });
  }

  /** The keys of the version before hold less, and do no harm if they hold more. */
  async down(): Promise<void> {}
}
