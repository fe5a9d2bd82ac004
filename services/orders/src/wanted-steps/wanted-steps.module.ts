import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { CouriersModule } from '../couriers/index.js';
import { OrdersModule } from '../orders/index.js';
import { PackingModule } from '../packing/index.js';
import { ShippingModule } from '../shipping/index.js';
import { StaffModule } from '../staff/index.js';
import { JudgeStep } from './judge-step.js';
import { TakeStep } from './take-step.js';

@Module({
  imports: [CashModule, CouriersModule, OrdersModule, PackingModule, ShippingModule, StaffModule],
  providers: [JudgeStep, TakeStep],
  exports: [JudgeStep],
})
export class WantedStepsModule {}
