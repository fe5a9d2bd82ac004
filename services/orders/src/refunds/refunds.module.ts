import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { StockModule } from '../stock/index.js';
import { GiveBack } from './give-back.js';
import { RefundAmount } from './refund-amount.js';
import { RefundLines } from './refund-lines.js';
import { RefundOrder } from './refund-order.js';
import { RefundsController } from './refunds.controller.js';
import { RefundsRepository } from './refunds.repository.js';

@Module({
  imports: [InvoicesModule, OrdersModule, StockModule],
  controllers: [RefundsController],
  providers: [GiveBack, RefundAmount, RefundLines, RefundOrder, RefundsRepository],
  exports: [RefundsRepository],
})
export class RefundsModule {}
