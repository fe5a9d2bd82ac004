import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImagesRepository } from './images.repository.js';

/** Longer than anybody takes from an upload to the product or brand that shows it. */
const removedDays = 7;
/** The library is there to keep images for later, though not for ever. */
const unusedDays = 180;

/** Deletes images that nothing shows: a week after they left the library, or half a year after their upload. */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImagesRepository,
  ) {}

  /** In transactions of a hundred images each. */
  async remove(): Promise<void> {
    let last: string | undefined = '';
    while (last !== undefined) last = await this.removeSome(last);
  }

  private removeSome(after: string): Promise<string | undefined> {
    return this.dataSource.transaction((tx) =>
      this.images.removeUnused(tx, { removedDays, unusedDays }, after),
    );
  }
}
