import { Module } from '@nestjs/common';
import { BakongModule } from '../bakong/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PostingModule } from '../posting/index.js';
import { StatementsModule } from '../statements/index.js';
import { CallbacksController } from './callbacks.controller.js';
import { PaymentStatusController } from './payment-status.controller.js';
import { BankChecksRepository } from './bank-checks.repository.js';
import { CheckPayments } from './check-payments.js';
import { CheckPaymentsJob } from './check-payments.job.js';
import { HearCallback } from './hear-callback.js';
import { LookAtPayment } from './look-at-payment.js';
import { PreparePayments } from './prepare-payments.js';
import { ProviderStatementsRepository } from './provider-statements.repository.js';
import { ReadProviderStatements } from './read-provider-statements.js';
import { TidyChecks } from './tidy-checks.js';

/** What is told to the bank and asked from it. */
@Module({
  imports: [BakongModule, LedgerModule, PaymentsModule, PostingModule, StatementsModule],
  controllers: [CallbacksController, PaymentStatusController],
  providers: [
    BankChecksRepository,
    CheckPayments,
    CheckPaymentsJob,
    HearCallback,
    LookAtPayment,
    PreparePayments,
    ProviderStatementsRepository,
    ReadProviderStatements,
    TidyChecks,
  ],
  exports: [PreparePayments],
})
export class BankChecksModule {}
