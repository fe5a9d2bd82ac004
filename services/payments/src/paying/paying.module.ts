import { Module } from '@nestjs/common';
import { BakongModule } from '../bakong/index.js';
import { BankChecksModule } from '../bank-checks/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RielModule } from '../riel/index.js';
import { PaymentsController } from './payments.controller.js';
import { CancelPayment } from './cancel-payment.js';
import { CompletePayment } from './complete-payment.js';
import { DemoCodes } from './demo-codes.js';

/** The shopper's payment page. */
@Module({
  imports: [BakongModule, BankChecksModule, LedgerModule, PaymentsModule, RielModule],
  controllers: [PaymentsController],
  providers: [CancelPayment, CompletePayment, DemoCodes],
})
export class PayingModule {}
