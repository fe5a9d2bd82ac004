import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RielModule } from '../riel/index.js';
import { ShopFacts } from './shop-facts.entity.js';
import { ChangeShopFacts } from './change-shop-facts.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopFacts]), RielModule],
  controllers: [ShopController],
  providers: [ChangeShopFacts, ShopFactsRepository],
})
export class ShopModule {}
