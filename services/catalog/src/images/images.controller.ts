import { notFound } from '@mekong/contracts';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Access, AnswersFile, ApiTags } from '@mekong/service-defaults';
import { ImagesRepository } from './images.repository.js';
import { ImageSizes, imageWidths } from './image-sizes.js';

@ApiTags('images')
@Controller('images')
export class ImagesController {
  constructor(
    private readonly images: ImagesRepository,
    private readonly sizes: ImageSizes,
  ) {}

  /** Named by its content, so it never changes and may be cached for ever. */
  @Get(':file')
  @Access('public')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @AnswersFile(
    `An image as WebP; its name may end in a width: -${imageWidths.join(', -')}`,
    ['image/webp'],
    404,
  )
  async one(@Param('file') file: string): Promise<StreamableFile> {
    const [, hash, width] = /^([0-9a-f]{32})(?:-(\d{2,3}))?\.webp$/.exec(file) ?? [];
    const bytes = hash && (await this.find(hash, width));
    if (!bytes) throw notFound('Image');
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }

  private async find(hash: string, width: string | undefined): Promise<Buffer | undefined> {
    if (width === undefined) return this.images.find(hash);
    return imageWidths.includes(Number(width)) ? this.sizes.find(hash, Number(width)) : undefined;
  }
}
