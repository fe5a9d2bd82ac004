import { Module } from '@nestjs/common';
import { CheckPriceList } from './check-price-list.js';
import { PriceListsController } from './price-lists.controller.js';
import { PriceListsRepository } from './price-lists.repository.js';
import { TakePriceList } from './take-price-list.js';

@Module({
  controllers: [PriceListsController],
  providers: [CheckPriceList, PriceListsRepository, TakePriceList],
  exports: [PriceListsRepository],
})
export class PriceListsModule {}
