import { Module } from '@nestjs/common';
import { BrowsingModule } from '../browsing/index.js';
import { ProductsModule } from '../products/index.js';
import { SearchModule } from '../search/index.js';
import { ProductsController } from './products.controller.js';
import { SearchController } from './search.controller.js';
import { WholeCatalogue } from './whole-catalogue.js';

@Module({
  imports: [BrowsingModule, ProductsModule, SearchModule],
  controllers: [ProductsController, SearchController],
  providers: [WholeCatalogue],
})
export class CatalogueModule {}
