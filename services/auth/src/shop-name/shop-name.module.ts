import { Module } from '@nestjs/common';
import { ShopNameRepository } from './shop-name.repository.js';

@Module({ providers: [ShopNameRepository], exports: [ShopNameRepository] })
export class ShopNameModule {}
