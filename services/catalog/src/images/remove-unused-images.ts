import { Injectable } from '@nestjs/common';
import { ImagesRepository } from './images.repository.js';

/** Longer than anybody takes from an upload to the product or brand that shows it. */
const removedDays = 7;
/** The library is there to keep images for later, though not for ever. */
const unusedDays = 180;

/** Deletes images that nothing shows: a week after they left the library, or half a year after their upload. */
@Injectable()
export class RemoveUnusedImages {
  constructor(private readonly images: ImagesRepository) {}

  run(): Promise<void> {
    return this.images.removeUnused({ removedDays, unusedDays });
  }
}
