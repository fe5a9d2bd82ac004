import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WEBP_HEAD } from './webp-size.js';

/** Longer than anybody takes from an upload to the row of its image. */
const checkedAfter = '1 day';

/** What the database knows of images in the bucket. */
@Injectable()
export class BucketRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether any image is in a bucket. */
  async isNeeded(): Promise<boolean> {
    const [row] = await this.dataSource.query(
      'SELECT EXISTS (SELECT FROM images WHERE bytes IS NULL) AS found',
    );
    return row.found;
  }

  /** Gives the bytes of an image that is in the database to `put` and takes them out of it; answers false when there is none. */
  moveOne(put: (hash: string, bytes: Buffer) => Promise<void>): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const [image] = await tx.query(
        'SELECT hash, bytes FROM images WHERE bytes IS NOT NULL LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED',
      );
      if (!image) return false;
      await put(image.hash, image.bytes);
      await tx.query(
        `UPDATE images SET bytes = NULL, byte_count = octet_length(bytes), head = substring(bytes FROM 1 FOR ${WEBP_HEAD})
         WHERE hash = $1`,
        [image.hash],
      );
      // Made again when they are asked for.
      await tx.query('DELETE FROM image_sizes WHERE hash = $1', [image.hash]);
      return true;
    });
  }

  /**
   * Looks at the oldest images to check: those that have no row are given to `remove`. Answers how many were looked at. Who
   * puts one of them meanwhile waits until this has ended.
   */
  deleteUnneeded(most: number, remove: (hash: string) => Promise<void>): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const checked: { hash: string }[] = await tx.query(
        `SELECT hash FROM bucket_checks WHERE since < now() - interval '${checkedAfter}'
         ORDER BY since LIMIT ${most} FOR UPDATE SKIP LOCKED`,
      );
      const hashes = checked.map(({ hash }) => hash);
      // A statement after the lock: it sees the rows of all who put such an image before.
      const unneeded: { hash: string }[] = await tx.query(
        `SELECT hash FROM unnest($1::text[]) AS hash WHERE NOT EXISTS (SELECT FROM images i WHERE i.hash = hash.hash)`,
        [hashes],
      );
      for (const { hash } of unneeded) await remove(hash);
      await tx.query('DELETE FROM bucket_checks WHERE hash = ANY ($1::text[])', [hashes]);
      return hashes.length;
    });
  }
}
