import { Module } from '@nestjs/common';
import { CashModule } from './cash/index.js';
import { LedgerModule } from './ledger/index.js';
import { PayByStatement } from './pay-by-statement.js';
import { PaymentsRepository } from './payments.repository.js';
import { PostEvidence } from './post-evidence.js';
import { TakeTransfer } from './take-transfer.js';
import { UnmatchedRepository } from './unmatched.repository.js';

const parts = [PaymentsRepository, UnmatchedRepository, PayByStatement, TakeTransfer, PostEvidence];

/** What decides about money that came, for all rooms that take some. */
@Module({ imports: [CashModule, LedgerModule], providers: parts, exports: parts })
export class PostingModule {}
