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
}
