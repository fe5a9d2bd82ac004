import { textKey } from '@mekong/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const atOnce = 5_000;

/** Orders are found by where they go, too. Letter case is folded here, as the database's locale may know only ASCII. */
export class SearchByAddress1764710000000 implements MigrationInterface {
  name = 'SearchByAddress1764710000000';

  async up(db: QueryRunner): Promise<void> {
    for (let last = ''; ;) {
      const orders = (await db.query(
        'SELECT id, shipping_address AS address FROM orders WHERE id > $1 ORDER BY id LIMIT $2',
        [last, atOnce],
      )) as { id: string; address: string }[];
      await db.query(
        `UPDATE orders o SET search_key = o.search_key || E'\\n' || n.address
         FROM unnest($1::text[], $2::text[]) AS n (id, address) WHERE o.id = n.id AND n.address <> ''`,
        [orders.map(({ id }) => id), orders.map(({ address }) => textKey(address))],
      );
      if (orders.length < atOnce) return;
      last = orders.at(-1)!.id;
    }
  }

  /** The keys of the version before hold less, and do no harm if they hold more. */
  async down(): Promise<void> {}
}
