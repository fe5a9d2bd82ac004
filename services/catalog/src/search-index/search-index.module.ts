import { Module } from '@nestjs/common';
import { IndexProductsJob } from './index-products.job.js';
import { IndexProducts } from './index-products.js';

@Module({
  providers: [IndexProducts, IndexProductsJob],
})
export class SearchIndexModule {}
