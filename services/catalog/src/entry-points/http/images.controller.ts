import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, notFound } from '@mekong/service-defaults';
import { ImagesRepository } from '../../data-access/images.repository.js';

@ApiTags('images')
@Controller('images')
export class ImagesController {
  constructor(private readonly images: ImagesRepository) {}

  /** Named by its content, so it never changes and may be kept for good. */
  @Get(':file')
  @Access('public')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @ApiOperation({ summary: 'A picture as WebP' })
  async one(@Param('file') file: string): Promise<StreamableFile> {
    const hash = /^([0-9a-f]{32})\.webp$/.exec(file)?.[1];
    const bytes = hash && (await this.images.find(hash));
    if (!bytes) throw notFound('Image');
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
