import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { UploadsModule } from '@mekong/uploads';
import { BrandsModule } from './brands/index.js';
import { BulkModule } from './bulk/index.js';
import { CatalogueModule } from './catalogue/index.js';
import { PagesModule } from './pages/index.js';
import { PriceListsModule } from './price-lists/index.js';
import { PriceSalesModule } from './price-sales/index.js';
import { ProductAdminModule } from './product-admin/index.js';
import { ProductsModule } from './products/index.js';
import { QuestionsModule } from './questions/index.js';
import { ReviewsModule } from './reviews/index.js';
import { RielModule } from './riel/index.js';
import { SearchIndexModule } from './search-index/index.js';
import { ShareCardsModule } from './share-cards/index.js';
import { ShopModule } from './shop/index.js';
import { SpecFieldsModule } from './spec-fields/index.js';
import { SynonymsModule } from './synonyms/index.js';
import { ValueWordsModule } from './value-words/index.js';
import { VariantsModule } from './variants/index.js';
import { CONFIG, type CatalogConfig } from './config.js';
import { database } from './database.js';
import { CatalogEvents } from './events.js';
import { ForgetCustomer } from './forget-customer.js';

/** Its rooms; those that another one builds on come with that. */
@Module({
  imports: [
    BrandsModule,
    BulkModule,
    CatalogueModule,
    PagesModule,
    PriceListsModule,
    PriceSalesModule,
    ProductAdminModule,
    ProductsModule,
    QuestionsModule,
    ReviewsModule,
    RielModule,
    SearchIndexModule,
    ShareCardsModule,
    ShopModule,
    SpecFieldsModule,
    SynonymsModule,
    UploadsModule.with(CONFIG),
    ValueWordsModule,
    VariantsModule,
  ],
  providers: [CatalogEvents, ForgetCustomer],
})
export class AppModule {
  static readonly database = database;

  static register(config: CatalogConfig, bus?: InProcessBus): DynamicModule {
    const imports = serviceModules('catalog', database, { token: CONFIG, config }, bus);
    return { module: AppModule, imports };
  }
}
