import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/index.js';
import { CacheModule } from '../cache/index.js';
import { RenderedPages } from './rendered-pages.js';

@Module({
  imports: [AnswersModule, CacheModule],
  providers: [RenderedPages],
})
export class PagesModule {}
