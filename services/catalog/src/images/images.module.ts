import { Module } from '@nestjs/common';
import { BucketRepository } from './bucket.repository.js';
import { ImageBucket } from './image-bucket.js';
import { ImageSizes } from './image-sizes.js';
import { ImageStore } from './image-store.js';
import { ImagesController } from './images.controller.js';
import { ImagesRepository } from './images.repository.js';
import { PaintCards } from './paint-cards.js';
import { RemoveUnusedImagesJob } from './remove-unused-images.job.js';
import { RemoveUnusedImages } from './remove-unused-images.js';
import { RequireBucket } from './require-bucket.js';
import { TidyBucketJob } from './tidy-bucket.job.js';
import { TidyBucket } from './tidy-bucket.js';

@Module({
  controllers: [ImagesController],
  providers: [
    BucketRepository,
    ImageBucket,
    ImageSizes,
    ImageStore,
    ImagesRepository,
    PaintCards,
    RemoveUnusedImages,
    RemoveUnusedImagesJob,
    RequireBucket,
    TidyBucket,
    TidyBucketJob,
  ],
  exports: [ImageStore, ImagesRepository, PaintCards],
})
export class ImagesModule {}
