import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { ImagesRepository } from './images.repository.js';
import { quality } from './image-store.js';
import { loadSharp } from './load-sharp.js';

/** The available widths of images, in pixels. */
export const imageWidths: readonly number[] = [96, 160, 240, 320, 480, 640, 960];

/** One core stays free for other work, however many images are requested at the same time. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** Images in smaller sizes, each made at the first request and then stored. */
@Injectable()
export class ImageSizes {
  private readonly slots = pLimit(atOnce);
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly images: ImagesRepository) {}

  /** The image, at most `width` pixels wide and never enlarged; undefined when there is no such image. */
  async find(hash: string, width: number): Promise<Buffer | undefined> {
    const { bytes, isKnown } = await this.images.findSize(hash, width);
    if (bytes || !isKnown) return bytes;
    const name = `${hash}-${width}`;
    const made = this.underWay.get(name) ?? this.slots(() => this.make(hash, width));
    this.underWay.set(name, made);
    return made.finally(() => this.underWay.delete(name));
  }

  private async make(hash: string, width: number): Promise<Buffer> {
    const original = await this.images.find(hash);
    const sharp = await loadSharp();
    const bytes = await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    await this.images.saveSize(hash, width, bytes);
    return bytes;
  }
}
