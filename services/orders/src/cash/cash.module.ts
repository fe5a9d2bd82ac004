import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { CashSettingsController } from './cash-settings.controller.js';
import { CashSettingsRepository } from './cash-settings.repository.js';
import { CashUseRepository } from './cash-use.repository.js';
import { ChangeCashSettings } from './change-cash-settings.js';

@Module({
  imports: [SettingsModule],
  controllers: [CashSettingsController],
  providers: [CashSettingsRepository, CashUseRepository, ChangeCashSettings],
  exports: [CashSettingsRepository, CashUseRepository],
})
export class CashModule {}
