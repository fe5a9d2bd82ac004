import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { GiveBacksModule } from '../give-backs/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PostingModule } from '../posting/index.js';
import { CashDeskController } from './cash-desk.controller.js';
import { CashPaymentsRepository } from './cash-payments.repository.js';
import { FreeTransfer } from './free-transfer.js';
import { FollowOrders } from './follow-orders.js';
import { RehearseRemittance } from './rehearse-remittance.js';
import { RemitCash } from './remit-cash.js';
import { TakeCash } from './take-cash.js';
import { UndoCash } from './undo-cash.js';

/** Cash at the door, until couriers have handed it in. */
@Module({
  imports: [CashModule, GiveBacksModule, LedgerModule, PaymentsModule, PostingModule],
  controllers: [CashDeskController],
  providers: [
    CashPaymentsRepository,
    FollowOrders,
    FreeTransfer,
    RehearseRemittance,
    RemitCash,
    TakeCash,
    UndoCash,
  ],
  exports: [FollowOrders, TakeCash, UndoCash],
})
export class CashDeskModule {}
