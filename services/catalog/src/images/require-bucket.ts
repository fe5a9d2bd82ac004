import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BucketRepository } from './bucket.repository.js';
import { ImageBucket } from './image-bucket.js';

/** Refuses to start without the bucket that holds images of this database, rather than to show a shop without images. */
@Injectable()
export class RequireBucket implements OnApplicationBootstrap {
  constructor(
    private readonly bucket: ImageBucket,
    private readonly checks: BucketRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.bucket.isUsed || !(await this.checks.isNeeded())) return;
    throw new Error(
      "Images of this shop's catalogue are in a bucket: set MEDIA_URL to it, as it was before.",
    );
  }
}
