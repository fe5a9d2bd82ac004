import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RielModule } from '../riel/index.js';
import { ShopFacts } from './shop-facts.entity.js';
import { ChangeShopFacts } from './change-shop-facts.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import { ShopController } from './shop.controller.js';
import { ChangeShopLook } from './change-shop-look.js';
import { ShopLookController } from './shop-look.controller.js';
import { ShopLook } from './shop-look.entity.js';
import { ShopLookRepository } from './shop-look.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopFacts, ShopLook]), RielModule],
  controllers: [ShopController, ShopLookController],
  providers: [ChangeShopFacts, ChangeShopLook, ShopFactsRepository, ShopLookRepository],
})
export class ShopModule {}
