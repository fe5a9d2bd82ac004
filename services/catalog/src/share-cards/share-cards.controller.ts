import { notFound } from '@mekong/contracts';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Access, AnswersFile, ApiTags } from '@mekong/service-defaults';
import { ShareCards } from './share-cards.js';

@ApiTags('images')
@Controller('images/cards')
export class ShareCardsController {
  constructor(private readonly cards: ShareCards) {}

  /** The price stands in the address, so that whoever keeps a card by its address has a new one with a new price. */
  @Get(':file')
  @Access('public')
  @Header('cache-control', 'public, max-age=3600')
  @AnswersFile(
    'A product with its picture, name and price for a shared link; named by its id and its price in cents, such as 42-1999.jpg',
    ['image/jpeg'],
    404,
  )
  async one(@Param('file') file: string): Promise<StreamableFile> {
    const [, id] = /^(\d{1,9})-\d{1,9}\.jpg$/.exec(file) ?? [];
    const bytes = id && (await this.cards.find(Number(id)));
    if (!bytes) throw notFound('Image');
    return new StreamableFile(bytes, { type: 'image/jpeg', length: bytes.length });
  }
}
