import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { MyAccountModule } from '../my-account/index.js';
import { SecurityModule } from '../security/index.js';
import { ShopNameModule } from '../shop-name/index.js';
import { UsersModule } from '../users/index.js';
import { CheckSecondStep } from './check-second-step.js';
import { ConfirmTwoStep } from './confirm-two-step.js';
import { EndTwoStep } from './end-two-step.js';
import { StartTwoStep } from './start-two-step.js';
import { TwoStepController } from './two-step.controller.js';
import { TwoStepRepository } from './two-step.repository.js';

@Module({
  imports: [AuditLogModule, MyAccountModule, SecurityModule, ShopNameModule, UsersModule],
  controllers: [TwoStepController],
  providers: [CheckSecondStep, ConfirmTwoStep, EndTwoStep, StartTwoStep, TwoStepRepository],
  exports: [CheckSecondStep, EndTwoStep],
})
export class TwoStepModule {}
