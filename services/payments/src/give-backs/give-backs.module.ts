import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { RielModule } from '../riel/index.js';
import { GiveBacksController } from './give-backs.controller.js';
import { PromisesRepository } from './promises.repository.js';
import { ProposalsRepository } from './proposals.repository.js';
import { SendGiveBack } from './send-give-back.js';
import { TwoPeople } from './two-people.js';

@Module({
  imports: [LedgerModule, RielModule],
  controllers: [GiveBacksController],
  providers: [PromisesRepository, ProposalsRepository, TwoPeople, SendGiveBack],
  exports: [TwoPeople],
})
export class GiveBacksModule {}
