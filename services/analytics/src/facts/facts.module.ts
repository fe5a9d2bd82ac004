import { Module } from '@nestjs/common';
import { CatalogueRepository } from './catalogue.repository.js';
import { OrdersRepository } from './orders.repository.js';
import { RecordCatalogue } from './record-catalogue.js';
import { RecordOrders } from './record-orders.js';
import { RecordShoppers } from './record-shoppers.js';
import { ShoppersRepository } from './shoppers.repository.js';
import { TidyVisitsJob } from './tidy-visits.job.js';
import { TidyVisits } from './tidy-visits.js';

@Module({
  providers: [
    CatalogueRepository,
    OrdersRepository,
    RecordCatalogue,
    RecordOrders,
    RecordShoppers,
    ShoppersRepository,
    TidyVisits,
    TidyVisitsJob,
  ],
  exports: [RecordCatalogue, RecordOrders, RecordShoppers],
})
export class FactsModule {}
