import { Module, type DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule, TOKEN_ISSUER } from '@mekong/service-defaults';
import { CONFIG, type AuthConfig } from './config.js';
import { AuditLogRepository } from './data-access/audit-log.repository.js';
import { CodesRepository } from './data-access/codes.repository.js';
import { LoginsRepository } from './data-access/logins.repository.js';
import { AuthTables1700000001000 } from './data-access/migrations/1700000001000-auth-tables.js';
import { SessionsAndLogins1700000002000 } from './data-access/migrations/1700000002000-sessions-and-logins.js';
import { BlockingAndVersions1700000003000 } from './data-access/migrations/1700000003000-blocking-and-versions.js';
import { AuditLog1700000004000 } from './data-access/migrations/1700000004000-audit-log.js';
import { TwoStep1700000005000 } from './data-access/migrations/1700000005000-two-step.js';
import { SessionsRepository } from './data-access/sessions.repository.js';
import { TicketsRepository } from './data-access/tickets.repository.js';
import { TwoStepRepository } from './data-access/two-step.repository.js';
import { UsersRepository } from './data-access/users.repository.js';
import { User } from './domain/user.js';
import { AuthEvents } from './entry-points/events/auth.events.js';
import { AccountController } from './entry-points/http/account.controller.js';
import { AccountsController } from './entry-points/http/accounts.controller.js';
import { AuditLogController } from './entry-points/http/audit-log.controller.js';
import { SessionsController } from './entry-points/http/sessions.controller.js';
import { TwoStepController } from './entry-points/http/two-step.controller.js';
import { UsersController } from './entry-points/http/users.controller.js';
import { TidyJob } from './entry-points/jobs/tidy.job.js';
import { HashingThreads } from './security/hashing-threads.js';
import { Limits } from './security/limits.js';
import { Passwords } from './security/passwords.js';
import { Secrets } from './security/secrets.js';
import { BlockUser } from './use-cases/block-user.js';
import { ChangePassword } from './use-cases/change-password.js';
import { CheckSecondStep } from './use-cases/check-second-step.js';
import { ConfirmTwoStep } from './use-cases/confirm-two-step.js';
import { EndSessions } from './use-cases/end-sessions.js';
import { EndTwoStep } from './use-cases/end-two-step.js';
import { FinishLogIn } from './use-cases/finish-log-in.js';
import { StartTwoStep } from './use-cases/start-two-step.js';
import { ConfirmPassword } from './use-cases/confirm-password.js';
import { DeleteUser } from './use-cases/delete-user.js';
import { EditUser } from './use-cases/edit-user.js';
import { FoundAccounts } from './use-cases/found-accounts.js';
import { LogIn } from './use-cases/log-in.js';
import { RequestReset } from './use-cases/request-reset.js';
import { ResendVerification } from './use-cases/resend-verification.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { SendCode } from './use-cases/send-code.js';
import { SignUp } from './use-cases/sign-up.js';
import { VerifyEmail } from './use-cases/verify-email.js';
import { Vouch } from './use-cases/vouch.js';

const migrations = [
  MessagingTables1700000000000,
  AuthTables1700000001000,
  SessionsAndLogins1700000002000,
  BlockingAndVersions1700000003000,
  AuditLog1700000004000,
  TwoStep1700000005000,
];
const useCases = [
  SignUp,
  SendCode,
  LogIn,
  VerifyEmail,
  RequestReset,
  ResetPassword,
  EditUser,
  DeleteUser,
  Vouch,
  ConfirmPassword,
  ChangePassword,
  BlockUser,
  EndSessions,
  CheckSecondStep,
  StartTwoStep,
  ConfirmTwoStep,
  EndTwoStep,
  FinishLogIn,
  ResendVerification,
  FoundAccounts,
];

@Module({})
export class AppModule {
  static register(config: AuthConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, { name: 'auth', entities: [User], migrations }),
        TypeOrmModule.forFeature([User]),
        MessagingModule.register('auth', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        JwtModule.register({
          privateKey: config.AUTH_PRIVATE_KEY,
          signOptions: { algorithm: 'ES256', issuer: TOKEN_ISSUER, expiresIn: 60 },
        }),
        OperationsModule,
      ],
      controllers: [
        AccountsController,
        SessionsController,
        AccountController,
        TwoStepController,
        UsersController,
        AuditLogController,
      ],
      providers: [
        AuthEvents,
        { provide: CONFIG, useValue: config },
        UsersRepository,
        SessionsRepository,
        CodesRepository,
        LoginsRepository,
        AuditLogRepository,
        TicketsRepository,
        TwoStepRepository,
        Limits,
        HashingThreads,
        Passwords,
        Secrets,
        TidyJob,
        ...useCases,
      ],
    };
  }
}
