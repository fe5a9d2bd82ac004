import { notInLibrary } from '../errors.js';
import { invalid, textKey } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const hashIn = (imageUrl: string) => /[0-9a-f]{32}/.exec(imageUrl)?.[0];

/** Keeps the bytes of the image for orders that may show it, even when it is removed from the library. */
export async function keepForOrders(tx: EntityManager, imageUrl: string): Promise<void> {
  await tx.query('UPDATE images SET may_be_ordered = true WHERE hash = $1', [hashIn(imageUrl)]);
}

/** Locks these images against deletion until the transaction ends. Throws a 400 when one is deleted already. */
export async function lockUsedImages(tx: EntityManager, imageUrls: string[]): Promise<void> {
  const hashes = [...new Set(imageUrls.flatMap((imageUrl) => hashIn(imageUrl) ?? []))];
  const left = await tx.query(
    'SELECT FROM images WHERE hash = ANY ($1::text[]) ORDER BY hash FOR KEY SHARE',
    [hashes],
  );
  if (left.length < hashes.length) throw invalid([notInLibrary('image')]);
}

/** Images by the hash of their bytes, in the database, which all replicas share. */
@Injectable()
export class ImagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores an image as uploaded by `caller`; an existing one is added to the library again. */
  async save(
    { userId, name }: Identity,
    fileName: string,
    { hash, bytes }: { hash: string; bytes: Buffer },
    tx: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await tx.query(
      `WITH image AS (
         INSERT INTO images (hash, bytes) VALUES ($1, $2)
         ON CONFLICT (hash) DO UPDATE SET removed_at = NULL, stored_at = now() RETURNING hash
       )
       INSERT INTO image_uploads (hash, user_id, user_name, file_name, file_key)
       SELECT hash, $3, $4, $5, $6 FROM image ON CONFLICT DO NOTHING`,
      [hash, bytes, userId, name, fileName, textKey(fileName)],
    );
  }

  async find(hash: string): Promise<Buffer | undefined> {
    const [row] = await this.dataSource.query('SELECT bytes FROM images WHERE hash = $1', [hash]);
    return row?.bytes;
  }

  /** When two replicas make a size at the same time, the first one is kept; both are the same. */
  async saveSize(hash: string, width: number, bytes: Buffer): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO image_sizes (hash, width, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [hash, width, bytes],
    );
  }

  /** The size, if it was made before, and whether the image exists. */
  async findSize(hash: string, width: number): Promise<{ bytes?: Buffer; isKnown: boolean }> {
    const [row] = await this.dataSource.query(
      `SELECT (SELECT bytes FROM image_sizes WHERE hash = $1 AND width = $2) AS bytes,
         EXISTS (SELECT 1 FROM images WHERE hash = $1) AS "isKnown"`,
      [hash, width],
    );
    return { bytes: row.bytes ?? undefined, isKnown: row.isKnown };
  }
}
