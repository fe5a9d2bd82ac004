import { Injectable } from '@nestjs/common';
import { ImageBucket } from './image-bucket.js';
import { imageWidths } from './image-sizes.js';
import { BucketRepository } from './bucket.repository.js';
import { imageFile } from './images.repository.js';

const atOnce = 20;

/**
 * Keeps bucket and database alike, where there is a bucket: moves images there that the database still holds, and deletes what
 * no image needs any more. Safe in every replica at the same time.
 */
@Injectable()
export class TidyBucket {
  constructor(
    private readonly bucket: ImageBucket,
    private readonly checks: BucketRepository,
  ) {}

  async run(): Promise<void> {
    if (!this.bucket.isUsed) return;
    while (await this.checks.moveOne((hash, bytes) => this.bucket.put(imageFile(hash), bytes)));
    while ((await this.checks.deleteUnneeded(atOnce, (hash) => this.deleteFiles(hash))) === atOnce);
  }

  private async deleteFiles(hash: string): Promise<void> {
    const names = [imageFile(hash), ...imageWidths.map((width) => imageFile(hash, width))];
    await Promise.all(names.map((name) => this.bucket.delete(name)));
  }
}
