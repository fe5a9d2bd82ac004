import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/index.js';
import { CacheModule } from '../cache/index.js';
import { ShopInPages } from './page-facts.js';
import { RenderedPages } from './rendered-pages.js';

@Module({
  imports: [AnswersModule, CacheModule],
  providers: [RenderedPages, ShopInPages],
  exports: [ShopInPages],
})
export class PagesModule {}
