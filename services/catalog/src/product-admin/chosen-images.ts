import { invalid, isBlank } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { aboutField } from './errors.js';
import type { ImageFile } from '@mekong/uploads';
import { ImageStore, imageUrl, notInLibrary, type OddImage, productSide } from '../images/index.js';
import { LibraryRepository } from '../library/index.js';
import type { ImagesChange } from '../products/index.js';

/** An image of a form's list: one of the library, or one of the form's files by its place. */
type ListedImage = ({ url: string; file?: undefined } | { file: number; url?: undefined }) & {
  alt: string | null;
  alt_km: string | null;
};

/** The images in a product form. */
export interface ImageChoice {
  /** The main one: a file, or the address of an image in the library, unchecked as in the form. */
  file?: ImageFile;
  address?: unknown;
  /** More images; those that the list does not name come last. */
  files: ImageFile[];
  /** All images in order, but for the main one if that is given by itself. */
  list?: ListedImage[];
}

/** Stores or finds the images of a product form. */
@Injectable()
export class ChosenImages {
  constructor(
    private readonly images: ImageStore,
    private readonly library: LibraryRepository,
  ) {}

  /** Also answers which of the new ones can hardly be meant. Throws a 400 for an image that the caller may not use. A file of the main image has precedence over its address. */
  async take(
    caller: Identity,
    { file, address, files, list }: ImageChoice,
  ): Promise<ImagesChange & { oddImages: OddImage[] }> {
    if (list?.some((one) => one.file !== undefined && !files[one.file]))
      throw invalid([notInLibrary('images')]);
    const main = file
      ? await this.stored(caller, file, 'image')
      : isBlank(address)
        ? undefined
        : await this.inLibrary(caller, address, 'image_url');
    for (const one of list ?? []) if (one.url !== undefined) await this.inLibrary(caller, one.url, 'images');
    const stored: string[] = [];
    for (const one of files) stored.push(await this.stored(caller, one, 'images'));
    const named = new Set(list?.map((one) => one.file));
    const odd = await this.images.oddOf([...(main === undefined ? [] : [main]), ...stored]);
    return {
      oddImages: [...odd].map(([image, size]) => ({ image, ...size })),
      imageUrl: main,
      images: list?.map((one) => ({
        url: one.url ?? stored[one.file]!,
        alt: one.alt,
        altKm: one.alt_km,
      })),
      added: stored.filter((_, place) => !named.has(place)),
    };
  }

  private stored(caller: Identity, file: ImageFile, field: string): Promise<string> {
    return this.images.take(caller, file, productSide).catch((error: unknown) => {
      throw aboutField(error, field);
    });
  }

  private async inLibrary(caller: Identity, address: unknown, field: string): Promise<string> {
    const hash = typeof address === 'string' && /^\/images\/([0-9a-f]{32})\.webp$/.exec(address)?.[1];
    const image = hash && (await this.library.find(caller, hash));
    if (!image) throw invalid([notInLibrary(field)]);
    return imageUrl(image.hash);
  }
}
