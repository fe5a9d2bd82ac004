import { Module } from '@nestjs/common';
import { KeepCopies } from './keep-copies.js';
import { KeepLanguages } from './keep-languages.js';
import { KeepShopFacts } from './keep-shop-facts.js';
import { KeepStaff } from './keep-staff.js';
import { LanguagesRepository } from './languages.repository.js';
import { OrderCopiesRepository } from './order-copies.repository.js';
import { ProductCopiesRepository } from './product-copies.repository.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import { ShopInMessages } from './shop-in-messages.js';
import { StaffRepository } from './staff.repository.js';

@Module({
  providers: [
    KeepCopies,
    KeepLanguages,
    KeepShopFacts,
    KeepStaff,
    LanguagesRepository,
    OrderCopiesRepository,
    ProductCopiesRepository,
    ShopFactsRepository,
    ShopInMessages,
    StaffRepository,
  ],
  exports: [
    KeepCopies,
    KeepLanguages,
    KeepShopFacts,
    KeepStaff,
    LanguagesRepository,
    OrderCopiesRepository,
    ProductCopiesRepository,
    ShopInMessages,
    StaffRepository,
  ],
})
export class CopiesModule {}
