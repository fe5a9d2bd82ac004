import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { ExportAccounts } from './export-accounts.js';

@Module({
  controllers: [AccountsController],
  providers: [AccountsRepository, ExportAccounts],
})
export class AccountsModule {}
