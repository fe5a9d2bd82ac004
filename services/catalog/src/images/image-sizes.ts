import { notFound } from '@mekong/contracts';
import { ImageReaders } from '@mekong/uploads';
import { Injectable } from '@nestjs/common';
import { ImagesRepository } from './images.repository.js';

/** The available widths of images, in pixels. */
export const imageWidths: readonly number[] = [96, 160, 240, 320, 480, 640, 960];

const effort = 4;

/** Everybody sees the same sizes, so those who ask for them are one among the people who wait. */
const visitors = 'visitors';

/** Images in smaller sizes, each made at the first request and then stored. */
@Injectable()
export class ImageSizes {
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly readers: ImageReaders,
  ) {}

  /** The image, at most `width` pixels wide and never enlarged; undefined when there is no such image. */
  async find(hash: string, width: number): Promise<Buffer | undefined> {
    const { bytes, isKnown } = await this.images.findSize(hash, width);
    if (bytes || !isKnown) return bytes;
    const name = `${hash}-${width}`;
    const made = this.underWay.get(name) ?? this.make(hash, width);
    this.underWay.set(name, made);
    return made.finally(() => this.underWay.delete(name));
  }

  private async make(hash: string, width: number): Promise<Buffer> {
    const bytes = await this.readers.run(visitors, async () => {
      const original = await this.images.find(hash);
      if (!original) throw notFound('Image');
      return { bytes: original, width, effort };
    });
    await this.images.saveSize(hash, width, bytes);
    return bytes;
  }
}
