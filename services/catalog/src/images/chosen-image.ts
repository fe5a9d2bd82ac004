import { notInLibrary } from '../errors.js';
import { invalid } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { LibraryRepository } from './library.repository.js';
import { imageUrl, ImageStore, productSide, type ImageFile } from './image-store.js';

/** The image in a product form: a file, or the address of an image in the library. */
export interface ImageChoice {
  file?: ImageFile;
  /** Unchecked, as in the form. */
  address?: unknown;
}

/** Stores or finds the image of a product form. */
@Injectable()
export class ChosenImage {
  constructor(
    private readonly images: ImageStore,
    private readonly library: LibraryRepository,
  ) {}

  /** Answers its address; undefined when none is given. A file has precedence over an address. Throws a 400 for an image that the caller may not use. */
  async take(caller: Identity, { file, address }: ImageChoice): Promise<string | undefined> {
    if (file) return this.images.take(caller, file, productSide);
    if (address === undefined) return undefined;
    const hash = typeof address === 'string' && /^\/images\/([0-9a-f]{32})\.webp$/.exec(address)?.[1];
    const image = hash && (await this.library.find(caller, hash));
    if (!image) throw invalid([notInLibrary('image_url')]);
    return imageUrl(image.hash);
  }
}
