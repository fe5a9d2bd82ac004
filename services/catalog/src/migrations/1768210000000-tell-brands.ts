import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders has kept of which brand a product is only since there are promo codes for brands: it is told of all products once. */
export class TellBrands1768210000000 implements MigrationInterface {
  name = 'TellBrands1768210000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO outbox (id, type, envelope)
      SELECT id, 'product.brands-told.v1', jsonb_build_object(
        'specversion', '1.0', 'id', id, 'source', 'catalog', 'type', 'product.brands-told.v1', 'subject', subject,
        'time', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
        'data', jsonb_build_object('products', products))
      FROM (
        SELECT gen_random_uuid() AS id, min(id)::text AS subject,
          jsonb_agg(jsonb_build_object('product_id', id, 'brand_id', brand_id) ORDER BY id) AS products
        FROM products WHERE deleted_at IS NULL AND brand_id IS NOT NULL GROUP BY id / 500) AS parts`);
  }

  async down(): Promise<void> {
    // What others were told stays true.
  }
}
