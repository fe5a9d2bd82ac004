import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Brand } from './brand.entity.js';
import { ApplyStock } from './apply-stock.js';
import { BrandsRepository } from './brands.repository.js';
import { ProductsRepository } from './products.repository.js';
import { RecordSales } from './record-sales.js';
import { ShowScheduledJob } from './show-scheduled.job.js';
import { ShowScheduled } from './show-scheduled.js';

@Module({
  imports: [TypeOrmModule.forFeature([Brand])],
  providers: [ApplyStock, BrandsRepository, ProductsRepository, RecordSales, ShowScheduled, ShowScheduledJob],
  exports: [ApplyStock, BrandsRepository, ProductsRepository, RecordSales],
})
export class ProductsModule {}
