import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RielModule } from '../riel/index.js';
import { AskProvider } from './ask-provider.js';
import { GiveBacksController } from './give-backs.controller.js';
import { PromisesRepository } from './promises.repository.js';
import { ProposalsRepository } from './proposals.repository.js';
import { RefundCallsRepository } from './refund-calls.repository.js';
import { SendGiveBack } from './send-give-back.js';
import { SendRefundsJob } from './send-refunds.job.js';
import { SendRefunds } from './send-refunds.js';
import { TwoPeople } from './two-people.js';

@Module({
  imports: [LedgerModule, PaymentsModule, RielModule],
  controllers: [GiveBacksController],
  providers: [
    AskProvider,
    PromisesRepository,
    ProposalsRepository,
    RefundCallsRepository,
    SendGiveBack,
    SendRefunds,
    SendRefundsJob,
    TwoPeople,
  ],
  exports: [PromisesRepository, TwoPeople],
})
export class GiveBacksModule {}
