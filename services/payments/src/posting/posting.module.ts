import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { FreeLateMoney } from './free-late-money.js';
import { PayByStatement } from './pay-by-statement.js';
import { PostEvidence } from './post-evidence.js';
import { TakeTransfer } from './take-transfer.js';
import { UnmatchedRepository } from './unmatched.repository.js';

/** What decides about money that came, for all rooms that take some. */
@Module({
  imports: [CashModule, LedgerModule, PaymentsModule],
  providers: [FreeLateMoney, PayByStatement, PostEvidence, TakeTransfer, UnmatchedRepository],
  exports: [FreeLateMoney, PostEvidence, TakeTransfer, UnmatchedRepository],
})
export class PostingModule {}
