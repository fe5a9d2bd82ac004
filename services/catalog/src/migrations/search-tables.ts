import type { QueryRunner } from 'typeorm';
import { firstSynonyms } from './first-synonyms.js';

/**
 * What products are found by. Apart from the products, so that a change of stock does not write it again. A hundred thousand
 * products have only some thousands of different words, by which mistyped ones are corrected.
 */
export async function addSearchTables(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE product_words (
      product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
      -- The words of names, brand and category; and those of all texts, with weights.
      names tsvector NOT NULL,
      words tsvector NOT NULL
    );
    -- Without "fastupdate", or every search would read the list of what was added since the last VACUUM.
    CREATE INDEX product_words_names ON product_words USING gin (names) WITH (fastupdate = off);
    CREATE INDEX product_words_words ON product_words USING gin (words) WITH (fastupdate = off);
    -- Products of large uploads whose words are still to be stored.
    CREATE TABLE unindexed_products (
      product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
      added_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE FUNCTION forget_product_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      DELETE FROM product_words WHERE product_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER forget_words AFTER UPDATE OF deleted_at ON products
      FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION forget_product_words();

    -- The different words of names and specifications.
    CREATE TABLE words (word text COLLATE "C" PRIMARY KEY);
    CREATE INDEX words_like ON words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

    -- A word of five letters with one wrong in its middle still has a quarter of its trigrams in common with itself.
    CREATE FUNCTION similar_words(term text) RETURNS SETOF text LANGUAGE sql STABLE
      SET pg_trgm.word_similarity_threshold = 0.25
      AS $$ SELECT word FROM words WHERE word %> term ORDER BY word <->> term, word LIMIT 300 $$;

    -- By the indexes, planned once a connection: which words come is all the same to the plan. The parts: all words in
    -- names (2), their beginnings or a part of a name (3), specifications (4, 5), any text (6, 7). Of each part "most"
    -- products are compared, and it is not looked at when those before it have "enough". What is "loose" is also found by
    -- beginnings, so only when there is more of it than can be compared is what is "exact" looked for by itself.
    CREATE FUNCTION products_meant(
        exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery, pattern text, most int, enough int)
      RETURNS TABLE (product_id int, part int) LANGUAGE plpgsql STABLE ROWS 100
      SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
      AS $$ DECLARE found int; BEGIN
        RETURN QUERY SELECT w.product_id, CASE WHEN w.names @@ exact THEN 2 ELSE 3 END
          FROM product_words w WHERE w.names @@ loose LIMIT most;
        GET DIAGNOSTICS found = ROW_COUNT;
        IF found = most THEN
          RETURN QUERY SELECT w.product_id, 2 FROM product_words w WHERE w.names @@ exact LIMIT most;
        END IF;
        IF found >= enough THEN RETURN; END IF;
        -- Without "deleted_at IS NULL", which other indexes answer as well: a planner with old statistics takes those.
        RETURN QUERY SELECT p.id, 3 FROM products p WHERE p.search_key LIKE pattern LIMIT most;
        GET DIAGNOSTICS found = ROW_COUNT;
        IF found >= enough THEN RETURN; END IF;
        RETURN QUERY SELECT w.product_id,
            CASE WHEN w.words @@ exact_facts THEN 4 WHEN w.words @@ loose_facts THEN 5 WHEN w.words @@ exact THEN 6 ELSE 7 END
          FROM product_words w WHERE w.words @@ loose LIMIT most;
        GET DIAGNOSTICS found = ROW_COUNT;
        IF found = most THEN
          RETURN QUERY SELECT w.product_id, CASE WHEN w.words @@ exact_facts THEN 4 ELSE 6 END
            FROM product_words w WHERE w.words @@ exact LIMIT most;
        END IF;
      END $$;

    -- The best of them and of those whose names are the key (0) or begin with it (1), up to "key_end"; the best first.
    CREATE FUNCTION best_products(exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery, pattern text,
        most int, key text, key_end text, wanted int, favoured text)
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
              FROM products_meant(exact, loose, exact_facts, loose_facts, pattern, most, wanted)
            UNION ALL
            (SELECT id, CASE WHEN name_key = key THEN 0 ELSE 1 END FROM products
              WHERE deleted_at IS NULL AND name_key >= key AND name_key < key_end ORDER BY name_key, id LIMIT wanted)
            UNION ALL
            (SELECT id, CASE WHEN name_km_key = key THEN 0 ELSE 1 END FROM products
              WHERE deleted_at IS NULL AND name_km_key >= key AND name_km_key < key_end ORDER BY name_km_key, id LIMIT wanted)
          ) AS hits GROUP BY id
        ) AS found JOIN products p ON p.id = found.id
        ORDER BY place LIMIT wanted;
      END $$;

    CREATE TABLE synonyms (
      id int GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      -- These mean the same; those in "also" are meant by them, but not the other way round.
      words text[] NOT NULL,
      also text[] NOT NULL DEFAULT '{}',
      version int NOT NULL DEFAULT 1
    );
  `);
  await db.query(
    `INSERT INTO synonyms (words, also)
     SELECT ARRAY(SELECT jsonb_array_elements_text(r->'words')), ARRAY(SELECT jsonb_array_elements_text(r->'also'))
     FROM jsonb_array_elements($1::jsonb) AS r`,
    [JSON.stringify(firstSynonyms.map(({ words, also = [] }) => ({ words, also })))],
  );
}
