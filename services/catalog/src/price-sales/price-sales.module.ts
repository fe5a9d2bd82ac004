import { Module } from '@nestjs/common';
import { ApplySalesJob } from './apply-sales.job.js';
import { ApplySales } from './apply-sales.js';
import { ChangeSale } from './change-sale.js';
import { CreateSale } from './create-sale.js';
import { DueSalesRepository } from './due-sales.repository.js';
import { PriceSalesController } from './price-sales.controller.js';
import { PriceSalesRepository } from './price-sales.repository.js';

@Module({
  controllers: [PriceSalesController],
  providers: [ApplySales, ApplySalesJob, ChangeSale, CreateSale, DueSalesRepository, PriceSalesRepository],
})
export class PriceSalesModule {}
