import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { PackingModule } from '../packing/index.js';
import { StockModule } from '../stock/index.js';
import { CancelOwn } from './cancel-own.js';
import { GiveAmount } from './give-amount.js';
import { GiveBack } from './give-back.js';
import { RefundAmount } from './refund-amount.js';
import { RefundLines } from './refund-lines.js';
import { RefundOrder } from './refund-order.js';
import { RefundReturned } from './refund-returned.js';
import { RefundsController } from './refunds.controller.js';
import { RefundsRepository } from './refunds.repository.js';

@Module({
  imports: [InvoicesModule, OrdersModule, PackingModule, StockModule],
  controllers: [RefundsController],
  providers: [
    CancelOwn,
    GiveAmount,
    GiveBack,
    RefundAmount,
    RefundLines,
    RefundOrder,
    RefundReturned,
    RefundsRepository,
  ],
  exports: [CancelOwn, RefundReturned, RefundsRepository],
})
export class RefundsModule {}
