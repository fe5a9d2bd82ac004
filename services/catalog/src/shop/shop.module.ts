import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopFacts } from './shop-facts.entity.js';
import { ChangeShopFacts } from './change-shop-facts.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopFacts])],
  controllers: [ShopController],
  providers: [ChangeShopFacts, ShopFactsRepository],
})
export class ShopModule {}
