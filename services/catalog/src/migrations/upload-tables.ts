/** The tables of uploaded images and of bulk uploads. */
export const uploadTables = `
  CREATE TABLE image_uploads (
    hash text NOT NULL REFERENCES images (hash) ON DELETE CASCADE,
    user_id uuid NOT NULL,
    user_name text NOT NULL,
    file_name text NOT NULL,
    file_key text NOT NULL,
    bytes int NOT NULL,
    uploaded_at timestamptz NOT NULL DEFAULT now(),
    -- The bulk upload that brought it; null where a person chose it.
    batch_id uuid,
    PRIMARY KEY (hash, user_id)
  );
  CREATE INDEX image_uploads_of_batch ON image_uploads (batch_id) WHERE batch_id IS NOT NULL;
  CREATE INDEX image_uploads_of_user ON image_uploads (user_id, hash) INCLUDE (bytes);

  CREATE TABLE bulk_batches (
    id uuid PRIMARY KEY,
    seller_id uuid NOT NULL,
    file_name text NOT NULL,
    header jsonb NOT NULL,
    unused_images jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('reading', 'rehearsed', 'running', 'done', 'undone')),
    committed_by jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    unread_columns jsonb NOT NULL DEFAULT '[]'
  );
  CREATE INDEX bulk_batches_of_seller ON bulk_batches (seller_id, created_at DESC);
  CREATE INDEX bulk_batches_running ON bulk_batches (created_at) WHERE state = 'running';

  CREATE TABLE bulk_rows (
    batch_id uuid NOT NULL REFERENCES bulk_batches ON DELETE CASCADE,
    line int NOT NULL,
    name text NOT NULL,
    verdict text NOT NULL CHECK (verdict IN ('create', 'change', 'same', 'error')),
    cells jsonb NOT NULL,
    like_brands jsonb NOT NULL,
    product jsonb,
    differences jsonb,
    image_url text,
    outcome text CHECK (outcome IN ('done', 'failed')),
    product_id int,
    seen_version int,
    was jsonb,
    version_then int,
    faults jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (batch_id, line)
  );
  CREATE INDEX bulk_rows_by_image ON bulk_rows (image_url) WHERE image_url IS NOT NULL;
  CREATE INDEX bulk_rows_by_old_image ON bulk_rows ((was->>'imageUrl')) WHERE was IS NOT NULL;
  CREATE INDEX bulk_rows_waiting ON bulk_rows (batch_id, line)
    WHERE verdict IN ('create', 'change') AND outcome IS NULL;
`;
