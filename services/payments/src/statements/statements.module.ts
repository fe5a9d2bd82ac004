import { Module } from '@nestjs/common';
import { CashModule } from '../cash/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PostingModule } from '../posting/index.js';
import { CommitStatement } from './commit-statement.js';
import { KnownMoneyRepository } from './known-money.repository.js';
import { MatchLines } from './match-lines.js';
import { RehearseStatement } from './rehearse-statement.js';
import { StatementsController } from './statements.controller.js';
import { StatementsRepository } from './statements.repository.js';

@Module({
  imports: [CashModule, LedgerModule, PaymentsModule, PostingModule],
  controllers: [StatementsController],
  providers: [StatementsRepository, KnownMoneyRepository, MatchLines, RehearseStatement, CommitStatement],
  exports: [StatementsRepository],
})
export class StatementsModule {}
