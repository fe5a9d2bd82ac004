import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { WEBP_HEAD } from './webp-size.js';

/** Longer than anybody takes from an upload to the row of its image. */
const checkedAfter = '1 day';

const isNeeded = prepared<{
  found: boolean;
}>`SELECT EXISTS (SELECT FROM images WHERE bytes IS NULL) AS found`;

const lockStored = prepared<{ hash: string; bytes: Buffer }>`
  SELECT hash, bytes FROM images WHERE bytes IS NOT NULL LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

const noteMoved = prepared`
  UPDATE images SET bytes = NULL, byte_count = octet_length(bytes), head = substring(bytes FROM 1 FOR ${WEBP_HEAD})
  WHERE hash = $1`;

const removeSizes = prepared`DELETE FROM image_sizes WHERE hash = $1`;

const lockChecks = prepared<{ hash: string }>`
  SELECT hash FROM bucket_checks WHERE since < now() - interval '${checkedAfter}'
  ORDER BY since LIMIT $1 FOR UPDATE SKIP LOCKED`;

const unneededOf = prepared<{ hash: string }>`
  SELECT hash FROM unnest($1::text[]) AS hash WHERE NOT EXISTS (SELECT FROM images i WHERE i.hash = hash.hash)`;

const removeChecks = prepared`DELETE FROM bucket_checks WHERE hash = ANY ($1::text[])`;

/** What the database knows of images in the bucket. */
@Injectable()
export class BucketRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether any image is in a bucket. */
  async isNeeded(): Promise<boolean> {
    const [row] = await isNeeded(this.dataSource, []);
    return row!.found;
  }

  /** An image whose bytes are in the database, locked. */
  async lockStored(tx: EntityManager): Promise<{ hash: string; bytes: Buffer } | undefined> {
    const [image] = await lockStored(tx, []);
    return image;
  }

  /** Takes the bytes of an image that is in the bucket out of the database. */
  async noteMoved(tx: EntityManager, hash: string): Promise<void> {
    await noteMoved(tx, [hash]);
    // Made again when they are asked for.
    await removeSizes(tx, [hash]);
  }

  /** The oldest images to check. Who puts one of them meanwhile waits until the transaction has ended. */
  async lockChecks(tx: EntityManager, most: number): Promise<string[]> {
    const checked = await lockChecks(tx, [most]);
    return checked.map(({ hash }) => hash);
  }

  /** Those of the locked ones that have no row: a statement after the lock sees the rows of all who put such an image before. */
  async unneededOf(tx: EntityManager, hashes: string[]): Promise<string[]> {
    const unneeded = await unneededOf(tx, [hashes]);
    return unneeded.map(({ hash }) => hash);
  }

  async removeChecks(tx: EntityManager, hashes: string[]): Promise<void> {
    await removeChecks(tx, [hashes]);
  }
}
