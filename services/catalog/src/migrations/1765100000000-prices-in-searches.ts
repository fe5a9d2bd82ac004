import type { MigrationInterface, QueryRunner } from 'typeorm';

const inShop = 'deleted_at IS NULL AND NOT hidden';

/** Whether a product `p` costs what is wanted; any price will do where "cheapest" is null. */
const isPriced = '(cheapest IS NULL OR p.price_cents BETWEEN cheapest AND dearest)';
const hasPrice = `(cheapest IS NULL OR EXISTS (SELECT FROM products p WHERE p.id = w.product_id AND ${isPriced}))`;

/** Searches bounded by a price. The functions that know none stay for the version before, which may run beside this one. */
export class PricesInSearches1765100000000 implements MigrationInterface {
  name = 'PricesInSearches1765100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION products_meant(exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery, pattern text,
          most int, enough int, cheapest int, dearest int)
        RETURNS TABLE (product_id int, part int) LANGUAGE plpgsql STABLE ROWS 100
        SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
        AS $$ DECLARE found int; BEGIN
          RETURN QUERY SELECT w.product_id, CASE WHEN w.names @@ exact THEN 2 ELSE 3 END
            FROM product_words w WHERE w.names @@ loose AND ${hasPrice} LIMIT most;
          GET DIAGNOSTICS found = ROW_COUNT;
          IF found = most THEN
            RETURN QUERY SELECT w.product_id, 2 FROM product_words w WHERE w.names @@ exact AND ${hasPrice} LIMIT most;
          END IF;
          IF found >= enough THEN RETURN; END IF;
          -- Without "deleted_at IS NULL", which other indexes answer as well: a planner with old statistics takes those.
          RETURN QUERY SELECT p.id, 3 FROM products p WHERE p.search_key LIKE pattern AND ${isPriced} LIMIT most;
          GET DIAGNOSTICS found = ROW_COUNT;
          IF found >= enough THEN RETURN; END IF;
          RETURN QUERY SELECT w.product_id,
              CASE WHEN w.words @@ exact_facts THEN 4 WHEN w.words @@ loose_facts THEN 5 WHEN w.words @@ exact THEN 6 ELSE 7 END
            FROM product_words w WHERE w.words @@ loose AND ${hasPrice} LIMIT most;
          GET DIAGNOSTICS found = ROW_COUNT;
          IF found = most THEN
            RETURN QUERY SELECT w.product_id, CASE WHEN w.words @@ exact_facts THEN 4 ELSE 6 END
              FROM product_words w WHERE w.words @@ exact AND ${hasPrice} LIMIT most;
          END IF;
        END $$;

      CREATE FUNCTION best_products(exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery, pattern text,
          most int, key text, key_end text, wanted int, favoured text, cheapest int, dearest int)
        RETURNS TABLE (id int, place bigint) LANGUAGE plpgsql STABLE ROWS 20
        SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
        AS $$ #variable_conflict use_column
        BEGIN
          RETURN QUERY SELECT p.id, row_number() OVER (
              ORDER BY found.part > 0, (p.category = favoured) IS NOT TRUE, found.part, p.stock = 0, p.sold DESC, p.name_key, p.id
            ) AS place
          FROM (
            SELECT id, min(part) AS part FROM (
              SELECT product_id AS id, part
                FROM products_meant(exact, loose, exact_facts, loose_facts, pattern, most, wanted, cheapest, dearest)
              UNION ALL
              (SELECT id, CASE WHEN name_key = key THEN 0 ELSE 1 END FROM products p
                WHERE ${inShop} AND name_key >= key AND name_key < key_end AND ${isPriced} ORDER BY name_key, id LIMIT wanted)
              UNION ALL
              (SELECT id, CASE WHEN name_km_key = key THEN 0 ELSE 1 END FROM products p
                WHERE ${inShop} AND name_km_key >= key AND name_km_key < key_end AND ${isPriced}
                ORDER BY name_km_key, id LIMIT wanted)
            ) AS hits GROUP BY id
          ) AS found JOIN products p ON p.id = found.id AND NOT p.hidden
          ORDER BY place LIMIT wanted;
        END $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION best_products(tsquery, tsquery, tsquery, tsquery, text, int, text, text, int, text, int, int);
      DROP FUNCTION products_meant(tsquery, tsquery, tsquery, tsquery, text, int, int, int, int);
    `);
  }
}
