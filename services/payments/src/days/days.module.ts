import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { CloseDay } from './close-day.js';
import { DaysController } from './days.controller.js';
import { DaysRepository } from './days.repository.js';
import { TellOfOpenMoney } from './tell-of-open-money.js';
import { TellOfOpenMoneyJob } from './tell-of-open-money.job.js';

@Module({
  imports: [LedgerModule],
  controllers: [DaysController],
  providers: [DaysRepository, CloseDay, TellOfOpenMoney, TellOfOpenMoneyJob],
})
export class DaysModule {}
