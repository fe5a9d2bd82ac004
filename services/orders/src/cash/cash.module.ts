import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { StaffModule } from '../staff/index.js';
import { StockModule } from '../stock/index.js';
import { CancelUnconfirmedJob } from './cancel-unconfirmed.job.js';
import { CancelUnconfirmed } from './cancel-unconfirmed.js';
import { CashSettingsController } from './cash-settings.controller.js';
import { CashSettingsRepository } from './cash-settings.repository.js';
import { CashStepsController } from './cash-steps.controller.js';
import { CashUseRepository } from './cash-use.repository.js';
import { ChangeCashSettings } from './change-cash-settings.js';
import { NoteCashStep } from './note-cash-step.js';
import { UndoHandOver } from './undo-hand-over.js';
import { UnconfirmedOrdersRepository } from './unconfirmed-orders.repository.js';

@Module({
  imports: [InvoicesModule, OrdersModule, SettingsModule, StaffModule, StockModule],
  controllers: [CashSettingsController, CashStepsController],
  providers: [
    CancelUnconfirmed,
    CancelUnconfirmedJob,
    CashSettingsRepository,
    CashUseRepository,
    ChangeCashSettings,
    NoteCashStep,
    UndoHandOver,
    UnconfirmedOrdersRepository,
  ],
  exports: [CashSettingsRepository, CashUseRepository, NoteCashStep],
})
export class CashModule {}
