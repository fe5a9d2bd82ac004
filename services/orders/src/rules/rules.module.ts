import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { ChangeOrderRules } from './change-order-rules.js';
import { OrderRulesController } from './order-rules.controller.js';
import { OrderRulesRepository } from './order-rules.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [OrderRulesController],
  providers: [ChangeOrderRules, OrderRulesRepository],
  exports: [OrderRulesRepository],
})
export class RulesModule {}
