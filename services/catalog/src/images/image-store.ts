import { createHash } from 'node:crypto';
import type { Identity } from '@mekong/service-defaults';
import { type ImageFile, TakeImage } from '@mekong/uploads';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { imageUrl } from './image-file.js';
import { ImagesRepository } from './images.repository.js';
import type { ImageSize } from './webp-size.js';

/** The longest side of a stored image, in pixels. */
export const productSide = 1_200;
export const logoSide = 480;

export interface ReadImage {
  hash: string;
  bytes: Buffer;
}

/** Checks and stores uploaded images. */
@Injectable()
export class ImageStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImagesRepository,
    private readonly takeImage: TakeImage,
  ) {}

  /**
   * Checks the file by its content, re-encodes it (upright, no metadata, at most `side` pixels) and stores it as
   * uploaded by `caller`, or brought by the bulk upload `batchId`. Answers its address. Throws WrongImageType, DamagedImage,
   * ImageTooLarge, ImageTooComplex or ImageQuotaReached, or a 503 when images cannot be read right now.
   */
  async take(caller: Identity, file: ImageFile, side: number, batchId?: string): Promise<string> {
    const image = await this.read(caller, file, side);
    await this.dataSource.transaction((tx) =>
      this.images.save(tx, caller, file.originalname, { ...image, batchId }),
    );
    return imageUrl(image.hash);
  }

  /** As `take`, for whoever saves the image in a transaction of their own; until then it is in no library. */
  async read({ userId }: Identity, file: ImageFile, side: number): Promise<ReadImage> {
    const bytes = await this.takeImage.asWebp(userId, file, side);
    const image = { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes };
    await this.images.putAside(image);
    return image;
  }

  /** The stored sizes of those of these images that can hardly be meant, by address. */
  oddOf(addresses: string[]): Promise<Map<string, ImageSize>> {
    return this.images.oddOf(addresses);
  }
}
