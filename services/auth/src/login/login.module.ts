import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { SecurityModule } from '../security/index.js';
import { SessionsModule } from '../sessions/index.js';
import { TwoStepModule } from '../two-step/index.js';
import { UsersModule } from '../users/index.js';
import { FinishLogIn } from './finish-log-in.js';
import { LogIn } from './log-in.js';
import { SessionsController } from './sessions.controller.js';
import { TicketsRepository } from './tickets.repository.js';

@Module({
  imports: [AccountsModule, SecurityModule, SessionsModule, TwoStepModule, UsersModule],
  controllers: [SessionsController],
  providers: [FinishLogIn, LogIn, TicketsRepository],
  exports: [TicketsRepository],
})
export class LoginModule {}
