import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Pictures by the hash of their bytes, in the database: every replica has them all. */
@Injectable()
export class ImagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(hash: string, bytes: Buffer): Promise<void> {
    await this.dataSource.query('INSERT INTO images (hash, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      hash,
      bytes,
    ]);
  }

  async find(hash: string): Promise<Buffer | undefined> {
    const [row] = await this.dataSource.query('SELECT bytes FROM images WHERE hash = $1', [hash]);
    return row?.bytes;
  }

  /** Replicas that make a size at the same time make the same: the first one stays. */
  async saveSize(hash: string, width: number, bytes: Buffer): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO image_sizes (hash, width, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [hash, width, bytes],
    );
  }

  /** The size where it was made before, and whether there is such a picture at all. */
  async findSize(hash: string, width: number): Promise<{ bytes?: Buffer; isKnown: boolean }> {
    const [row] = await this.dataSource.query(
      `SELECT (SELECT bytes FROM image_sizes WHERE hash = $1 AND width = $2) AS bytes,
         EXISTS (SELECT 1 FROM images WHERE hash = $1) AS "isKnown"`,
      [hash, width],
    );
    return { bytes: row.bytes ?? undefined, isKnown: row.isKnown };
  }
}
