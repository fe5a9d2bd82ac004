import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsing a large catalogue needs: its words, and a way to tell that it has changed. */
export class Browsing1700000011000 implements MigrationInterface {
  name = 'Browsing1700000011000';

  async up(db: QueryRunner): Promise<void> {
    await this.widenIndex(db);
    await this.addWords(db);
    await this.addChanges(db);
  }

  /** A category's products are put in order without being read. */
  private async widenIndex(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX products_in_shop;
      CREATE INDEX products_in_shop ON products (category, brand_id, id) INCLUDE (price_cents, stock, sold)
        WHERE deleted_at IS NULL;
    `);
  }

  /** Names are mistyped word by word, and a hundred thousand names have only some thousands of words. */
  private async addWords(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products ADD COLUMN words text[] COLLATE "C" NOT NULL GENERATED ALWAYS AS
        (regexp_split_to_array(btrim(name_key || ' ' || coalesce(name_km_key, '')), '\\s+')) STORED;
      CREATE INDEX products_by_word ON products USING gin (words) WHERE deleted_at IS NULL;
      CREATE INDEX products_by_name_km ON products (name_km_key, id) WHERE deleted_at IS NULL;
      CREATE TABLE words (word text COLLATE "C" PRIMARY KEY);
      CREATE INDEX words_like ON words USING gin (word gin_trgm_ops);
      INSERT INTO words SELECT DISTINCT unnest(words) FROM products;

      CREATE FUNCTION keep_new_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO words SELECT DISTINCT unnest(words) FROM added ORDER BY 1 ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE FUNCTION keep_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO words SELECT DISTINCT unnest(NEW.words) ORDER BY 1 ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_new_words AFTER INSERT ON products
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_new_words();
      CREATE TRIGGER keep_changed_words AFTER UPDATE OF name_key, name_km_key ON products
        FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION keep_changed_words();

      -- A word of five letters with one wrong in its middle still has a quarter of its trigrams in common with itself.
      CREATE FUNCTION similar_words(term text) RETURNS SETOF text LANGUAGE sql STABLE
        SET pg_trgm.word_similarity_threshold = 0.25
        AS $$ SELECT word FROM words WHERE word %> term ORDER BY word <->> term, word LIMIT 300 $$;
    `);
  }

  /** A row for every statement that changes which products there are or their order; the newest rows tell two states apart. */
  private async addChanges(db: QueryRunner): Promise<void> {
    await db.query(`
      -- By the index of trigrams, planned once a connection: which words come is all the same to the plan.
      CREATE FUNCTION names_holding(pattern text, most int)
        RETURNS TABLE (id int, name_key text, name_km_key text) LANGUAGE plpgsql STABLE ROWS 20
        SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
        AS $$ BEGIN
          RETURN QUERY SELECT p.id, p.name_key, p.name_km_key FROM products p
            WHERE p.deleted_at IS NULL AND p.search_key LIKE pattern LIMIT most;
        END $$;

      CREATE TABLE catalogue_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        of_stock boolean NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO catalogue_changes (of_stock) VALUES (TG_ARGV[0]::boolean);
        RETURN NULL;
      END $$;
      CREATE TRIGGER note_products AFTER INSERT OR DELETE OR UPDATE OF
        seller_id, name, name_key, name_km, name_km_key, category, brand_id, price_cents, image_url, details, deleted_at
        ON products FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false);
      CREATE TRIGGER note_brands AFTER INSERT OR DELETE OR UPDATE ON brands
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false);
      CREATE TRIGGER note_stock AFTER UPDATE OF stock, sold ON products
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER note_stock ON products;
      DROP TRIGGER note_brands ON brands;
      DROP TRIGGER note_products ON products;
      DROP FUNCTION note_catalogue_change;
      DROP TABLE catalogue_changes;
      DROP FUNCTION names_holding;
      DROP FUNCTION similar_words;
      DROP TRIGGER keep_changed_words ON products;
      DROP TRIGGER keep_new_words ON products;
      DROP FUNCTION keep_changed_words, keep_new_words;
      DROP TABLE words;
      DROP INDEX products_by_name_km, products_by_word;
      ALTER TABLE products DROP COLUMN words;
      DROP INDEX products_in_shop;
      CREATE INDEX products_in_shop ON products (category, brand_id, id) WHERE deleted_at IS NULL;
    `);
  }
}
