import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/index.js';
import { ShareCardsController } from './share-cards.controller.js';
import { ShareCardsRepository } from './share-cards.repository.js';
import { ShareCards } from './share-cards.js';

@Module({
  imports: [ImagesModule],
  controllers: [ShareCardsController],
  providers: [ShareCards, ShareCardsRepository],
})
export class ShareCardsModule {}
