import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { RefundsModule } from '../refunds/index.js';
import { RulesModule } from '../rules/index.js';
import { StaffModule } from '../staff/index.js';
import { StockModule } from '../stock/index.js';
import { WarrantyModule } from '../warranty/index.js';
import { AnswerReturn } from './answer-return.js';
import { MyReturnsController } from './my-returns.controller.js';
import { ReadPhoto } from './read-photo.js';
import { RefundReturn } from './refund-return.js';
import { RequestReturn } from './request-return.js';
import { ReturnChanges } from './return-changes.js';
import { ReturnRules } from './return-rules.js';
import { ReturnsRepository } from './returns.repository.js';
import { StaffReturnsController } from './staff-returns.controller.js';
import { TakeReturnIn } from './take-return-in.js';
import { WithdrawReturn } from './withdraw-return.js';

@Module({
  imports: [OrdersModule, RefundsModule, RulesModule, StaffModule, StockModule, WarrantyModule],
  controllers: [MyReturnsController, StaffReturnsController],
  providers: [
    AnswerReturn,
    ReadPhoto,
    RefundReturn,
    RequestReturn,
    ReturnChanges,
    ReturnRules,
    ReturnsRepository,
    TakeReturnIn,
    WithdrawReturn,
  ],
  exports: [ReturnsRepository],
})
export class ReturnsModule {}
