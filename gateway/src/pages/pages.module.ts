import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/index.js';
import { CacheModule } from '../cache/index.js';
import { PaintedPages } from './painted-pages.js';

@Module({
  imports: [AnswersModule, CacheModule],
  providers: [PaintedPages],
})
export class PagesModule {}
