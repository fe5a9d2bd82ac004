import { Module } from '@nestjs/common';
import { AppLinks } from './app-links.js';
import { BakongApi } from './bakong-api.js';
import { BakongToken } from './bakong-token.js';
import { BankDaysRepository } from './bank-days.repository.js';
import { DailyBudget } from './daily-budget.js';
import { KhqrProvider } from './khqr-provider.js';

@Module({
  providers: [AppLinks, BakongApi, BakongToken, BankDaysRepository, DailyBudget, KhqrProvider],
  exports: [BankDaysRepository, KhqrProvider],
})
export class BakongModule {}
