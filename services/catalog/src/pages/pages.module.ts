import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopPage } from './shop-page.entity.js';
import { ChangePage } from './change-page.js';
import { PagesController } from './pages.controller.js';
import { PagesRepository } from './pages.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopPage])],
  controllers: [PagesController],
  providers: [ChangePage, PagesRepository],
})
export class PagesModule {}
