import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/index.js';
import { ProductsModule } from '../products/index.js';
import { BrandsController } from './brands.controller.js';
import { ChangeBrand } from './change-brand.js';
import { CreateBrand } from './create-brand.js';
import { DeleteBrand } from './delete-brand.js';
import { MergeBrands } from './merge-brands.js';

@Module({
  imports: [ImagesModule, ProductsModule],
  controllers: [BrandsController],
  providers: [ChangeBrand, CreateBrand, DeleteBrand, MergeBrands],
})
export class BrandsModule {}
