import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { GiveBacksModule } from '../give-backs/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PostingModule } from '../posting/index.js';
import { DeskController } from './desk.controller.js';
import { SettleUnmatched } from './settle-unmatched.js';

/** Staff decide about money that fits no payment. */
@Module({
  imports: [CashModule, GiveBacksModule, LedgerModule, PaymentsModule, PostingModule],
  controllers: [DeskController],
  providers: [SettleUnmatched],
})
export class DeskModule {}
