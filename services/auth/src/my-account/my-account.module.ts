import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AddressesModule } from '../addresses/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { SecurityModule } from '../security/index.js';
import { SessionsModule } from '../sessions/index.js';
import { UsersModule } from '../users/index.js';
import { AccountController } from './account.controller.js';
import { ChangePassword } from './change-password.js';
import { ConfirmPassword } from './confirm-password.js';
import { EditProfile } from './edit-profile.js';
import { RenewConfirmation } from './renew-confirmation.js';

@Module({
  imports: [AccountsModule, AddressesModule, AuditLogModule, SecurityModule, SessionsModule, UsersModule],
  controllers: [AccountController],
  providers: [ChangePassword, ConfirmPassword, EditProfile, RenewConfirmation],
  exports: [ConfirmPassword],
})
export class MyAccountModule {}
