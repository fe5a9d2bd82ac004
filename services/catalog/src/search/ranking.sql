-- How a search finds the best products, in its only version. A migration installs this file (migrations/1767520000000-sales.ts);
-- whoever changes it adds another one. As the version before runs beside this one, a function with other parameters is a new function.

-- By the indexes, planned once a connection: which words come is all the same to the plan. The parts: all words in names (2), their
-- beginnings or a part of a name (3), specifications (4, 5), any text (6, 7). Of each part "most" products are compared, and it is not
-- looked at when those before it have "enough". What is "loose" is also found by beginnings, so only when there is more of it than can be
-- compared is what is "exact" looked for by itself. Any price will do where "cheapest" is null.
CREATE OR REPLACE FUNCTION products_meant(exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery, pattern text,
    most int, enough int, cheapest int, dearest int)
  RETURNS TABLE (product_id int, part int) LANGUAGE plpgsql STABLE ROWS 100
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
  AS $$ DECLARE found int; BEGIN
    RETURN QUERY SELECT w.product_id, CASE WHEN w.names @@ exact THEN 2 ELSE 3 END
      FROM product_words w WHERE w.names @@ loose AND (cheapest IS NULL OR EXISTS (
        SELECT FROM products p WHERE p.id = w.product_id AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest)))
      LIMIT most;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found = most THEN
      RETURN QUERY SELECT w.product_id, 2 FROM product_words w WHERE w.names @@ exact AND (cheapest IS NULL OR EXISTS (
        SELECT FROM products p WHERE p.id = w.product_id AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest)))
        LIMIT most;
    END IF;
    IF found >= enough THEN RETURN; END IF;
    -- Without "deleted_at IS NULL", which other indexes answer as well: a planner with old statistics takes those.
    RETURN QUERY SELECT p.id, 3 FROM products p
      WHERE p.search_key LIKE pattern AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest) LIMIT most;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found >= enough THEN RETURN; END IF;
    RETURN QUERY SELECT w.product_id,
        CASE WHEN w.words @@ exact_facts THEN 4 WHEN w.words @@ loose_facts THEN 5 WHEN w.words @@ exact THEN 6 ELSE 7 END
      FROM product_words w WHERE w.words @@ loose AND (cheapest IS NULL OR EXISTS (
        SELECT FROM products p WHERE p.id = w.product_id AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest)))
      LIMIT most;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found = most THEN
      RETURN QUERY SELECT w.product_id, CASE WHEN w.words @@ exact_facts THEN 4 ELSE 6 END
        FROM product_words w WHERE w.words @@ exact AND (cheapest IS NULL OR EXISTS (
          SELECT FROM products p WHERE p.id = w.product_id AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest)))
        LIMIT most;
    END IF;
  END $$;

-- The best of them and of those whose names are the key (0) or begin with it (1), up to "key_end"; the best first. Those of the
-- "favoured" category come before others, and within a part those that can be bought.
CREATE OR REPLACE FUNCTION best_products(exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery, pattern text,
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
          WHERE deleted_at IS NULL AND NOT hidden AND name_key >= key AND name_key < key_end
            AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest)
          ORDER BY name_key, id LIMIT wanted)
        UNION ALL
        (SELECT id, CASE WHEN name_km_key = key THEN 0 ELSE 1 END FROM products p
          WHERE deleted_at IS NULL AND NOT hidden AND name_km_key >= key AND name_km_key < key_end
            AND (cheapest IS NULL OR coalesce(p.sale_cents, p.price_cents) BETWEEN cheapest AND dearest)
          ORDER BY name_km_key, id LIMIT wanted)
      ) AS hits GROUP BY id
    ) AS found JOIN products p ON p.id = found.id AND NOT p.hidden
    ORDER BY place LIMIT wanted;
  END $$;
