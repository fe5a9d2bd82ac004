import { eachBatch, step, textKey } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Not twice, where a try before this one has been killed. */
const addAddress = `UPDATE orders o SET search_key = o.search_key || E'\\n' || n.address
  FROM unnest($1::text[], $2::text[]) AS n (id, address)
  WHERE o.id = n.id AND n.address <> '' AND strpos(o.search_key, E'\\n' || n.address) = 0`;

/** Orders are found by where they go, too. Letter case is folded here, as the database's locale may know only ASCII. */
export class SearchByAddress1764710000000 implements MigrationInterface {
  name = 'SearchByAddress1764710000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await eachBatch(db, { table: 'orders', key: 'id' }, async (ids) => {
      const addresses = 'SELECT id, shipping_address AS address FROM orders WHERE id = ANY ($1)';
      const orders = (await step(db, addresses, [ids])) as { id: string; address: string }[];
      await step(db, addAddress, [orders.map(({ id }) => id), orders.map(({ address }) => textKey(address))]);
    });
  }

  /** The keys of the version before hold less, and do no harm if they hold more. */
  async down(): Promise<void> {}
}
