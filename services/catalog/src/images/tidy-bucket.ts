import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ImageBucket } from './image-bucket.js';
import { imageWidths } from './image-sizes.js';
import { BucketRepository } from './bucket.repository.js';
import { imageFile } from './image-file.js';

const atOnce = 20;

/**
 * Keeps bucket and database alike, where there is a bucket: moves images there that the database still holds, and deletes what
 * no image needs any more. Safe in every replica at the same time.
 */
@Injectable()
export class TidyBucket {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bucket: ImageBucket,
    private readonly checks: BucketRepository,
  ) {}

  async tidy(): Promise<void> {
    if (!this.bucket.isUsed) return;
    while (await this.dataSource.transaction((tx) => this.moveOne(tx)));
    while ((await this.dataSource.transaction((tx) => this.deleteUnneeded(tx))) === atOnce);
  }

  /** Answers false when the database has no bytes any more. */
  private async moveOne(tx: EntityManager): Promise<boolean> {
    const image = await this.checks.lockStored(tx);
    if (!image) return false;
    await this.bucket.put(imageFile(image.hash), image.bytes);
    await this.checks.noteMoved(tx, image.hash);
    return true;
  }

  /** Answers how many images were looked at. */
  private async deleteUnneeded(tx: EntityManager): Promise<number> {
    const hashes = await this.checks.lockChecks(tx, atOnce);
    for (const hash of await this.checks.unneededOf(tx, hashes)) await this.deleteFiles(hash);
    await this.checks.removeChecks(tx, hashes);
    return hashes.length;
  }

  private async deleteFiles(hash: string): Promise<void> {
    const names = [imageFile(hash), ...imageWidths.map((width) => imageFile(hash, width))];
    await Promise.all(names.map((name) => this.bucket.delete(name)));
  }
}
