import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { BankChecksModule } from './bank-checks/index.js';
import { CashDeskModule } from './cash-desk/index.js';
import { DaysModule } from './days/index.js';
import { DeskModule } from './desk/index.js';
import { GiveBacksModule } from './give-backs/index.js';
import { LedgerModule } from './ledger/index.js';
import { PayingModule } from './paying/index.js';
import { PaymentsModule } from './payments/index.js';
import { PostingModule } from './posting/index.js';
import { RielModule } from './riel/index.js';
import { StatementsModule } from './statements/index.js';
import { CONFIG, type PaymentsConfig } from './config.js';
import { database } from './database.js';
import { PaymentsEvents } from './events.js';

@Module({
  imports: [
    BankChecksModule,
    CashDeskModule,
    DaysModule,
    DeskModule,
    GiveBacksModule,
    LedgerModule,
    PayingModule,
    PaymentsModule,
    PostingModule,
    RielModule,
    StatementsModule,
  ],
  providers: [PaymentsEvents],
})
export class AppModule {
  static readonly database = database;

  static register(config: PaymentsConfig, bus?: InProcessBus): DynamicModule {
    const imports = serviceModules('payments', database, { token: CONFIG, config }, bus);
    return { module: AppModule, imports };
  }
}
