import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/index.js';
import { JoinProducts } from './join-products.js';
import { VariantsController } from './variants.controller.js';
import { VariantsRepository } from './variants.repository.js';

@Module({
  imports: [ProductsModule],
  controllers: [VariantsController],
  providers: [JoinProducts, VariantsRepository],
})
export class VariantsModule {}
