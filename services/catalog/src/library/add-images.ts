import { type Fault, textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import type { ImageFile } from '@mekong/uploads';
import { ImagesRepository, ImageStore, imageUrl, productSide } from '../images/index.js';
import { LibraryRepository, type LibraryImage } from './library.repository.js';
import { toFaults } from '../to-faults.js';
import { aboutImage } from './audit.js';

export interface UploadResult {
  file: string;
  image: LibraryImage | null;
  /** In English. */
  error: string | null;
  faults: Fault[];
}

/** Puts images into the library, each by itself: a file that is refused stops no other. */
@Injectable()
export class AddImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ImageStore,
    private readonly images: ImagesRepository,
    private readonly library: LibraryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What became of each file, in the given order; the same content is the same image. */
  async add(caller: Identity, files: ImageFile[]): Promise<UploadResult[]> {
    const results: UploadResult[] = [];
    for (const file of files) {
      try {
        const image = await this.addOne(caller, file);
        results.push({ file: file.originalname, image, error: null, faults: [] });
      } catch (error) {
        const faults = toFaults(error, 'NOT_STORED', 'The image could not be stored');
        results.push({ file: file.originalname, image: null, error: textOf(faults), faults });
      }
    }
    return results;
  }

  private async addOne(caller: Identity, file: ImageFile): Promise<LibraryImage> {
    const image = await this.store.read(caller, file, productSide);
    await this.dataSource.transaction(async (tx) => {
      await this.images.save(tx, caller, file.originalname, image);
      await this.outbox.record(
        tx,
        staffActed(caller, 'image.uploaded', aboutImage(image.hash, file.originalname), {
          after: { image_url: imageUrl(image.hash) },
        }),
      );
    });
    return (await this.library.find(caller, image.hash))!;
  }
}
