import { Module } from '@nestjs/common';
import { KeepNews } from './keep-news.js';
import { NewsRepository } from './news.repository.js';

@Module({
  providers: [KeepNews, NewsRepository],
  exports: [KeepNews, NewsRepository],
})
export class NewsModule {}
