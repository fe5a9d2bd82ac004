import { CONFIG, type CatalogConfig } from '../config.js';
import { ImageBucket } from './image-bucket.js';
import { isOdd, WEBP_HEAD, webpSize, type ImageSize } from './webp-size.js';
import { ImageQuotaReached } from './errors.js';
import { textKey } from '@mekong/contracts';
import { hashIn, imageFile } from './image-file.js';
import { inOtherUploads } from './image-rows.repository.js';
import { restorableDays } from '../restorable-since.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Identity, prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const megabyte = 1024 * 1024;

/** An image to be stored, with the bulk upload that brings it, if one does. */
interface SavedImage {
  hash: string;
  bytes: Buffer;
  batchId?: string;
}

/** How long images are kept that nothing shows, in days. */
export interface ImageAges {
  /** Of those that somebody took out of the library. */
  removedDays: number;
  /** Of those in the library. */
  unusedDays: number;
}

const url = `'/images/' || i.hash || '.webp'`;
/** Whether anything shows the image `i`, or may show it. */
const mayBeShown = `(i.may_be_ordered
  OR EXISTS (SELECT FROM products p WHERE p.image_url = ${url}
    AND (p.deleted_at IS NULL OR p.deleted_at > now() - interval '${restorableDays} days'
      OR p.was_ordered OR p.held > 0 OR p.sold > 0))
  OR EXISTS (SELECT FROM product_pictures g JOIN products p ON p.id = g.product_id WHERE g.image_url = ${url}
    AND (p.deleted_at IS NULL OR p.deleted_at > now() - interval '${restorableDays} days'))
  OR EXISTS (SELECT FROM brands b WHERE b.image_url = ${url})
  OR EXISTS (SELECT FROM shop_look l WHERE ${url} IN (l.logo, l.hero_image))
  OR ${inOtherUploads(url)})` as const;

/** Whether nobody needs the image `i` any more, after `$3` days, or `$2` where somebody took it out of the library. */
const isUnused = `greatest(i.stored_at, i.removed_at) < now() - interval '1 day'
  * CASE WHEN i.removed_at IS NULL THEN $3::int ELSE $2::int END AND NOT ${mayBeShown}` as const;

const lockUnused = prepared<{ hash: string }>`
  SELECT hash FROM images i WHERE hash > $1 AND ${isUnused} ORDER BY hash LIMIT 100 FOR UPDATE SKIP LOCKED`;

const removeUnused = prepared`DELETE FROM images i WHERE hash = ANY ($1::text[]) AND ${isUnused}`;

const putAside = prepared`
  INSERT INTO bucket_checks (hash) VALUES ($1) ON CONFLICT (hash) DO UPDATE SET since = now()`;

const save = prepared`
  WITH image AS (
    INSERT INTO images (hash, bytes, byte_count, head) VALUES ($1, $2, $9, $10)
    ON CONFLICT (hash) DO UPDATE SET removed_at = NULL, stored_at = now() RETURNING hash
  )
  INSERT INTO image_uploads (hash, user_id, user_name, file_name, file_key, bytes, batch_id)
  SELECT hash, $3, $4, $5, $6, $7, $8 FROM image ON CONFLICT (hash, user_id) DO UPDATE
    SET batch_id = CASE WHEN image_uploads.batch_id IS NOT NULL THEN excluded.batch_id END`;

/** Makes other uploads of a seller wait until the transaction ends. */
const lockLibrary = prepared`SELECT pg_advisory_xact_lock(hashtextextended('images of ' || $1, 0))`;

const countOf = prepared<{ images: number; bytes: number; hasThis: boolean }>`
  SELECT count(*)::int AS images, coalesce(sum(bytes), 0)::float8 AS bytes,
    coalesce(bool_or(hash = $2), false) AS "hasThis"
  FROM image_uploads WHERE user_id = $1`;

const find = prepared<{ bytes: Buffer | null }>`SELECT bytes FROM images WHERE hash = $1`;

const saveSize = prepared`
  INSERT INTO image_sizes (hash, width, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

const oddOf = prepared<{ url: string; head: Buffer }>`
  SELECT ${url} AS url, coalesce(i.head, substring(i.bytes FROM 1 FOR ${WEBP_HEAD})) AS head
  FROM images i WHERE i.hash = ANY ($1::text[])`;

const findSize = prepared<{ bytes: Buffer | null; isKnown: boolean }>`
  SELECT (SELECT bytes FROM image_sizes WHERE hash = $1 AND width = $2) AS bytes,
    EXISTS (SELECT 1 FROM images WHERE hash = $1) AS "isKnown"`;

/** Images by the hash of their bytes, in the database or in the bucket, which all replicas share. */
@Injectable()
export class ImagesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bucket: ImageBucket,
    @Inject(CONFIG) private readonly config: Pick<CatalogConfig, 'IMAGE_QUOTA' | 'IMAGE_QUOTA_MB'>,
  ) {}

  /**
   * Puts the bytes into the bucket, if there is one, before a transaction saves the image. If no transaction does, `TidyBucket`
   * deletes them after a day.
   */
  async putAside({ hash, bytes }: Pick<SavedImage, 'hash' | 'bytes'>): Promise<void> {
    if (!this.bucket.isUsed) return;
    // Waits for a check of this image that is under way, which could otherwise delete the bytes after they are put.
    await putAside(this.dataSource, [hash]);
    await this.bucket.put(imageFile(hash), bytes);
  }

  /**
   * Stores an image as uploaded by `caller`; an existing one is added to the library again. `batchId` is the bulk upload that
   * brings it: an image that a person has chosen stays theirs. Throws ImageQuotaReached for a seller whose library is full.
   */
  async save(tx: EntityManager, caller: Identity, fileName: string, image: SavedImage): Promise<void> {
    const { hash, bytes, batchId = null } = image;
    await this.refuseFullLibrary(tx, caller, hash, bytes.length);
    await save(tx, [
      hash,
      this.bucket.isUsed ? null : bytes,
      caller.userId,
      caller.name,
      fileName,
      textKey(fileName),
      bytes.length,
      batchId,
      ...(this.bucket.isUsed ? [bytes.length, bytes.subarray(0, WEBP_HEAD)] : [null, null]),
    ]);
  }

  /** Until the transaction ends, other uploads of the same seller wait, so that two at once count each other. */
  private async refuseFullLibrary(
    tx: EntityManager,
    { userId, role }: Identity,
    hash: string,
    bytes: number,
  ): Promise<void> {
    const { IMAGE_QUOTA: maxImages, IMAGE_QUOTA_MB: maxMegabytes } = this.config;
    if (role === 'admin' || maxImages + maxMegabytes === 0) return;
    await lockLibrary(tx, [userId]);
    const [counted] = await countOf(tx, [userId, hash]);
    const used = counted!;
    if (used.hasThis) return;
    if (maxImages > 0 && used.images >= maxImages)
      throw new ImageQuotaReached('images', used.images, maxImages);
    if (maxMegabytes > 0 && used.bytes + bytes > maxMegabytes * megabyte)
      throw new ImageQuotaReached('megabytes', Math.ceil(used.bytes / megabyte), maxMegabytes);
  }

  /**
   * Deletes some images after this hash that nobody took out of the library for `unusedDays` or, where somebody did, for
   * `removedDays`, and that nothing shows or may show: no product, brand, order or upload, and not the shop itself. Answers the last one, or undefined
   * when there are no more.
   */
  async removeUnused(
    tx: EntityManager,
    { removedDays, unusedDays }: ImageAges,
    after: string,
  ): Promise<string | undefined> {
    const locked = await lockUnused(tx, [after, removedDays, unusedDays]);
    const hashes = locked.map(({ hash }) => hash);
    // Whoever shows an image locks it: what was written before this lock is seen only by a statement after it.
    await removeUnused(tx, [hashes, removedDays, unusedDays]);
    return hashes.at(-1);
  }

  async find(hash: string): Promise<Buffer | undefined> {
    const [row] = await find(this.dataSource, [hash]);
    return row && (row.bytes ?? this.bucket.get(imageFile(hash)));
  }

  /** When two replicas make a size at the same time, the first one is kept; both are the same. */
  async saveSize(hash: string, width: number, bytes: Buffer): Promise<void> {
    if (this.bucket.isUsed) return this.bucket.put(imageFile(hash, width), bytes);
    await saveSize(this.dataSource, [hash, width, bytes]);
  }

  /** The sizes of those of these images that can hardly be meant, by address. */
  async oddOf(urls: string[]): Promise<Map<string, ImageSize>> {
    if (urls.length === 0) return new Map();
    const rows = await oddOf(this.dataSource, [urls.flatMap((one) => hashIn(one) ?? [])]);
    const sizes = rows.map(({ url, head }) => [url, webpSize(head)] as const);
    return new Map(sizes.flatMap(([url, size]) => (size && isOdd(size) ? [[url, size] as const] : [])));
  }

  /** The size, if it was made before, and whether the image exists. */
  async findSize(hash: string, width: number): Promise<{ bytes?: Buffer; isKnown: boolean }> {
    const [row] = await findSize(this.dataSource, [hash, width]);
    const { isKnown, bytes: stored } = row!;
    const isInBucket = isKnown && !stored && this.bucket.isUsed;
    const bytes = isInBucket ? await this.bucket.get(imageFile(hash, width)) : stored;
    return { bytes: bytes ?? undefined, isKnown };
  }
}
