import { Injectable } from '@nestjs/common';
import { allOf, containing, type Identity, planned, prepared, sellerScope } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { textKey, type Category } from '@mekong/contracts';
import type { ImageUses } from './errors.js';
import { imageUrl, WEBP_HEAD, webpSize } from '../images/index.js';

export interface PageOfImages {
  page: number;
  limit: number;
  /** Words, each to be found in the file's name or in that of a product or brand that shows the image. */
  q?: string;
  used?: 'used' | 'unused';
}

export interface LibraryImage {
  hash: string;
  fileName: string | null;
  bytes: number;
  size: { width: number; height: number } | null;
  uploadedBy: string | null;
  uploadedAt: Date;
  uses: ImageUses;
}

const newestFirst = 'i.created_at DESC, i.hash';

/** How many products that show an image are listed. */
const USES_SHOWN = 50;

const url = `'/images/' || i.hash || '.webp'`;
/** Whether a product in the shop for which `condition` holds shows the image: as its main one, or among the others. */
const shownByProduct = <Which extends string>(condition: Which) =>
  `(
  EXISTS (SELECT FROM products p WHERE p.image_url = ${url} AND p.deleted_at IS NULL AND ${condition})
  OR EXISTS (SELECT FROM product_pictures g JOIN products p ON p.id = g.product_id
    WHERE g.image_url = ${url} AND p.deleted_at IS NULL AND ${condition}))` as const;
const usedByBrand = `EXISTS (SELECT FROM brands b WHERE b.image_url = ${url})` as const;
const isUsed = `(${shownByProduct('true')} OR ${usedByBrand})` as const;
const inLibrary = `(i.removed_at IS NULL OR ${isUsed})` as const;
/** `$1` is the seller who asks; null for admins, who see everything. */
const isVisible = `($1::uuid IS NULL
  OR EXISTS (SELECT FROM image_uploads u WHERE u.hash = i.hash AND u.user_id = $1)
  OR ${shownByProduct('p.seller_id = $1')})` as const;

const namedLike = (pattern: string) => `(
  EXISTS (SELECT FROM image_uploads u WHERE u.hash = i.hash AND u.file_key LIKE ${pattern}
    AND ($1::uuid IS NULL OR u.user_id = $1))
  OR ${shownByProduct(`(p.search_key LIKE ${pattern}
    OR EXISTS (SELECT FROM brands b WHERE b.id = p.brand_id AND b.name_key LIKE ${pattern}))`)}
  OR EXISTS (SELECT FROM brands b WHERE b.image_url = ${url} AND b.name_key LIKE ${pattern}))`;

/**
 * The images of `chosen`. Reads only the head of each, which has its size; they are chosen first, as nothing is to be read of those on
 * the pages before.
 */
const ofChosen = `SELECT i.hash, coalesce(i.byte_count, octet_length(i.bytes)) AS bytes,
    coalesce(i.head, substring(i.bytes FROM 1 FOR ${WEBP_HEAD})) AS head,
    u.file_name AS "fileName", u.user_name AS "uploadedBy", coalesce(u.uploaded_at, i.created_at) AS "uploadedAt"
  FROM chosen JOIN images i USING (hash) LEFT JOIN LATERAL (
    SELECT * FROM image_uploads u WHERE u.hash = i.hash AND ($1::uuid IS NULL OR u.user_id = $1)
    ORDER BY u.uploaded_at LIMIT 1
  ) u ON true ORDER BY ${newestFirst}` as const;

const findOne = prepared<ImageRow>`
  WITH chosen AS MATERIALIZED (
    SELECT i.hash FROM images i WHERE ${inLibrary} AND ${isVisible} AND i.hash = $2
  ) ${ofChosen}`;

const findProducts = prepared<ProductUse>`
  SELECT url, id, name, category, total, is_own FROM (
    SELECT url, id, name, category, ($2::uuid IS NULL OR seller_id = $2) AS is_own,
      row_number() OVER one AS place, count(*) OVER (PARTITION BY url)::int AS total
    FROM (
      SELECT id, image_url AS url FROM products WHERE image_url = ANY ($1)
      UNION SELECT product_id, image_url FROM product_pictures WHERE image_url = ANY ($1)
    ) shown JOIN products USING (id) WHERE deleted_at IS NULL
    -- Others' come first: they are what keeps a seller from replacing an image.
    WINDOW one AS (PARTITION BY url ORDER BY seller_id = $2, id)
  ) p WHERE place <= ${USES_SHOWN} ORDER BY place`;

const findBrands = prepared<BrandUse>`
  SELECT image_url AS url, id, name FROM brands WHERE image_url = ANY ($1) ORDER BY name_key`;

const removeUploads = prepared`
  DELETE FROM image_uploads WHERE hash = $1 AND ($2::uuid IS NULL OR user_id = $2)`;

const findLeft = prepared<{ byOthers: boolean; isKept: boolean }>`
  SELECT EXISTS (SELECT FROM image_uploads WHERE hash = $1) AS "byOthers",
    may_be_ordered OR stored_at > now() - interval '1 hour'
      OR EXISTS (SELECT FROM products WHERE image_url = $2)
      OR EXISTS (SELECT FROM product_pictures WHERE image_url = $2)
      OR EXISTS (SELECT FROM bulk_rows WHERE image_url = $2)
      OR EXISTS (SELECT FROM bulk_rows WHERE was->>'imageUrl' = $2) AS "isKept"
  FROM images WHERE hash = $1`;

const takeOut = prepared`UPDATE images SET removed_at = now() WHERE hash = $1`;

const remove = prepared`DELETE FROM images WHERE hash = $1`;

const lock = prepared`SELECT FROM images WHERE hash = $1 FOR UPDATE`;

/** The image library: all images for admins, for sellers those that they uploaded or show. */
@Injectable()
export class LibraryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page, the newest first, and how many there are in all. */
  async findPage(caller: Identity, { page, limit, q, used }: PageOfImages) {
    const words = (q ? textKey(q).split(/\s+/) : []).map(containing);
    const wantedOf = (firstWord: number) =>
      allOf([
        ...words.map((_, index) => namedLike(`$${firstWord + index}`)),
        ...(used ? [used === 'used' ? isUsed : `NOT ${isUsed}`] : []),
      ]);
    const seller = sellerScope(caller);
    const countWanted = planned<{ total: number }>`
      SELECT count(*)::int AS total FROM images i WHERE ${inLibrary} AND ${isVisible} AND ${wantedOf(2)}`;
    const findWanted = planned<ImageRow>`
      WITH chosen AS MATERIALIZED (
        SELECT i.hash FROM images i WHERE ${inLibrary} AND ${isVisible} AND ${wantedOf(4)}
        ORDER BY ${newestFirst} LIMIT $2 OFFSET $3
      ) ${ofChosen}`;
    const [counted] = await countWanted(this.dataSource, [seller, ...words]);
    const rows = await findWanted(this.dataSource, [seller, limit, (page - 1) * limit, ...words]);
    return { images: await this.withUses(caller, rows, this.dataSource.manager), total: counted!.total };
  }

  /** The image, if the caller may see it. */
  async find(
    caller: Identity,
    hash: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<LibraryImage | undefined> {
    const rows = await findOne(tx, [sellerScope(caller), hash]);
    return (await this.withUses(caller, rows, tx))[0];
  }

  private async withUses(caller: Identity, rows: ImageRow[], tx: EntityManager): Promise<LibraryImage[]> {
    const hashes = rows.map(({ hash }) => hash);
    const uses = await this.usesOf(caller, hashes, tx);
    return rows.map(({ head, ...row }) => ({ ...row, size: webpSize(head), uses: uses.get(row.hash)! }));
  }

  private async usesOf(caller: Identity, hashes: string[], tx: EntityManager) {
    const urls = hashes.map(imageUrl);
    const products = await findProducts(tx, [urls, sellerScope(caller)]);
    const brands = await findBrands(tx, [urls]);
    return new Map(
      hashes.map((hash) => {
        const shown = products.filter((use) => use.url === imageUrl(hash));
        const logos = brands.filter((use) => use.url === imageUrl(hash));
        const uses: ImageUses = {
          products: shown.map(({ id, name, category, is_own }) => ({ id, name, category, is_own })),
          brands: logos.map(({ id, name }) => ({ id, name })),
          total: (shown[0]?.total ?? 0) + logos.length,
        };
        return [hash, uses];
      }),
    );
  }

  /**
   * Removes an unused image from the caller's library, and from the library of all when nobody else uploaded it or the
   * caller is an admin. Its bytes are kept if an order may show it, if a bulk upload or undoing one may still need it, or if
   * it is so new that somebody may be about to use it.
   */
  async discard(tx: EntityManager, caller: Identity, hash: string): Promise<void> {
    // Who writes a product with the image locks it too, so the query below sees such a product.
    await this.lock(tx, hash);
    await removeUploads(tx, [hash, sellerScope(caller)]);
    const [left] = await findLeft(tx, [hash, imageUrl(hash)]);
    if (!left || left.byOthers) return;
    await (left.isKept ? takeOut : remove)(tx, [hash]);
  }

  /** Locks the image until the transaction ends: nobody else can store, use or discard it. */
  async lock(tx: EntityManager, hash: string): Promise<void> {
    await lock(tx, [hash]);
  }
}

interface ImageRow extends Omit<LibraryImage, 'size' | 'uses'> {
  head: Buffer;
}

interface ProductUse {
  url: string;
  id: number;
  name: string;
  category: Category;
  is_own: boolean;
  total: number;
}

interface BrandUse {
  url: string;
  id: number;
  name: string;
}
