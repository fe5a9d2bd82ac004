import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { SecurityModule } from '../security/index.js';
import { SessionsModule } from '../sessions/index.js';
import { UsersModule } from '../users/index.js';
import { AccountsController } from './accounts.controller.js';
import { CodesRepository } from './codes.repository.js';
import { FoundAccounts } from './found-accounts.js';
import { ProvenBrowser } from './proven-browser.js';
import { RequestReset } from './request-reset.js';
import { ResendVerification } from './resend-verification.js';
import { ResetPassword } from './reset-password.js';
import { ResetTokensRepository } from './reset-tokens.repository.js';
import { SendCode } from './send-code.js';
import { SignUp } from './sign-up.js';
import { SignedUpBrowser } from './signed-up-browser.interceptor.js';
import { TakeOverAccount } from './take-over-account.js';
import { VerifyEmail } from './verify-email.js';

@Module({
  imports: [AddressesModule, AuditLogModule, SecurityModule, SessionsModule, UsersModule],
  controllers: [AccountsController],
  providers: [
    CodesRepository,
    FoundAccounts,
    ProvenBrowser,
    RequestReset,
    ResendVerification,
    ResetPassword,
    ResetTokensRepository,
    SendCode,
    SignUp,
    SignedUpBrowser,
    TakeOverAccount,
    VerifyEmail,
  ],
  exports: [CodesRepository, ResendVerification, ResetTokensRepository, SendCode, VerifyEmail],
})
export class AccountsModule {}
