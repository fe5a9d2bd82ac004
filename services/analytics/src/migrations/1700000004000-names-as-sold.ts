import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A sold line: called as it was sold; `product_name` is what the product is called now. */
const soldLines = (name: string) => `
  CREATE VIEW sold_lines AS
    SELECT o.id AS order_id, o.customer_id, o.paid_at, shop_day(o.paid_at) AS day, o.state, l.product_id,
      ${name}, p.category, p.brand_id, coalesce(b.name, p.brand_name) AS brand,
      coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity, l.price_cents,
      l.quantity::bigint * l.price_cents AS amount_cents
    FROM orders o JOIN lines l ON l.order_id = o.id
    LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
    WHERE o.paid_at IS NOT NULL;`;
const presentName = `coalesce(nullif(p.name, ''), l.name)`;

export class NamesAsSold1700000004000 implements MigrationInterface {
  name = 'NamesAsSold1700000004000';

  async up(db: QueryRunner): Promise<void> {
    // Refunds are told of the day of the sale now.
    await db.query(`DROP INDEX orders_refunded;
      DROP VIEW sold_lines; ${soldLines(`l.name, ${presentName} AS product_name`)}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP VIEW sold_lines; ${soldLines(`${presentName} AS name`)}
      CREATE INDEX orders_refunded ON orders (shop_day(refunded_at)) WHERE refunded_at IS NOT NULL`);
  }
}
