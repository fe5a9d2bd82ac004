import { createPrivateKey } from 'node:crypto';
import { Module, type DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import {
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
  OperationsModule,
  TOKEN_ISSUER,
} from '@mekong/service-defaults';
import { CONFIG, type AuthConfig } from './config.js';
import { AddAddress } from './addresses/add-address.js';
import { Address } from './addresses/address.entity.js';
import { AddressesController } from './addresses/addresses.controller.js';
import { AddressesRepository } from './addresses/addresses.repository.js';
import { EditAddress } from './addresses/edit-address.js';
import { KeepDefault } from './addresses/keep-default.js';
import { RemoveAddress } from './addresses/remove-address.js';
import { AuditLogRepository } from './audit-log/audit-log.repository.js';
import { CodesRepository } from './accounts/codes.repository.js';
import { ResetTokensRepository } from './accounts/reset-tokens.repository.js';
import { LimitsRepository } from './security/limits.repository.js';
import { LoginsRepository } from './sessions/logins.repository.js';
import { KnownDevices } from './sessions/known-devices.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { TicketsRepository } from './sessions/tickets.repository.js';
import { TwoStepRepository } from './two-step/two-step.repository.js';
import { UsersRepository } from './users/users.repository.js';
import { User } from './users/user.entity.js';
import { AuthEvents } from './events.js';
import { AccountController } from './accounts/account.controller.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AuditLogController } from './audit-log/audit-log.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { TwoStepController } from './two-step/two-step.controller.js';
import { OrderPhonesRepository } from './users/order-phones.repository.js';
import { UsersController } from './users/users.controller.js';
import { RemoveExpiredJob } from './sessions/remove-expired.job.js';
import { HashingThreads } from './security/hashing-threads.js';
import { Limits } from './security/limits.js';
import { Passwords } from './security/passwords.js';
import { StaffPasswords } from './security/staff-passwords.js';
import { Secrets } from './security/secrets.js';
import { BlockUser } from './users/block-user.js';
import { ChangePassword } from './accounts/change-password.js';
import { CheckSecondStep } from './two-step/check-second-step.js';
import { ConfirmTwoStep } from './two-step/confirm-two-step.js';
import { EndSessions } from './sessions/end-sessions.js';
import { EndTwoStep } from './two-step/end-two-step.js';
import { FinishLogIn } from './sessions/finish-log-in.js';
import { StartTwoStep } from './two-step/start-two-step.js';
import { ConfirmPassword } from './accounts/confirm-password.js';
import { RenewConfirmation } from './accounts/renew-confirmation.js';
import { DeleteUser } from './users/delete-user.js';
import { EditProfile } from './users/edit-profile.js';
import { EditUser } from './users/edit-user.js';
import { ExportUser } from './users/export-user.js';
import { FoundAccounts } from './accounts/found-accounts.js';
import { LogIn } from './sessions/log-in.js';
import { RecordAct } from './audit-log/record-act.js';
import { RemoveExpired } from './sessions/remove-expired.js';
import { RequestReset } from './accounts/request-reset.js';
import { ResendVerification } from './accounts/resend-verification.js';
import { ResetPassword } from './accounts/reset-password.js';
import { SendCode } from './accounts/send-code.js';
import { SignUp } from './accounts/sign-up.js';
import { VerifyEmail } from './accounts/verify-email.js';
import { ProvenBrowser } from './accounts/proven-browser.js';
import { TakeOverAccount } from './accounts/take-over-account.js';
import { Vouch } from './sessions/vouch.js';
import { AuthInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { AuthStaffRoles1764100000000 } from './migrations/1764100000000-staff-roles.js';
import { AuthInvitations1764110000000 } from './migrations/1764110000000-invitations.js';
import { AcceptInvitation } from './invitations/accept-invitation.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { InviteStaff } from './invitations/invite-staff.js';
import { WithdrawInvitation } from './invitations/withdraw-invitation.js';
import { AuthSavedViews1764500000000 } from './migrations/1764500000000-saved-views.js';
import { AuthUserNotes1764720000000 } from './migrations/1764720000000-user-notes.js';
import { AuthTermsAgreed1764730000000 } from './migrations/1764730000000-terms-agreed.js';
import { AuthWhoInvited1764740000000 } from './migrations/1764740000000-who-invited.js';
import { AuthFoldedKeys1765300000000 } from './migrations/1765300000000-folded-keys.js';
import { AuthFoldedSearches1766410000000 } from './migrations/1766410000000-folded-searches.js';
import { TellStaff1766300000000 } from './migrations/1766300000000-tell-staff.js';
import { TellStaffAgain1766700000000 } from './migrations/1766700000000-tell-staff-again.js';
import { AuditNamesStaff1766710000000 } from './migrations/1766710000000-audit-names-staff.js';
import { UserNotesController } from './notes/notes.controller.js';
import { NotesRepository } from './notes/notes.repository.js';
import { WriteNote } from './notes/write-note.js';
import { DeleteView } from './saved-views/delete-view.js';
import { RenameView } from './saved-views/rename-view.js';
import { SaveView } from './saved-views/save-view.js';
import { SavedViewsController } from './saved-views/saved-views.controller.js';
import { SavedViewsRepository } from './saved-views/saved-views.repository.js';

const migrations = [
  MessagingTables1700000000000,
  AuthInitial1764000000000,
  AuthStaffRoles1764100000000,
  AuthInvitations1764110000000,
  AuthSavedViews1764500000000,
  AuthUserNotes1764720000000,
  AuthTermsAgreed1764730000000,
  AuthWhoInvited1764740000000,
  KeptAnswers1764900000000,
  AuthFoldedKeys1765300000000,
  KeysOfDay1766000000000,
  TellStaff1766300000000,
  AuthFoldedSearches1766410000000,
  TellStaffAgain1766700000000,
  AuditNamesStaff1766710000000,
];
const useCases = [
  SignUp,
  SendCode,
  LogIn,
  VerifyEmail,
  ProvenBrowser,
  TakeOverAccount,
  RequestReset,
  ResetPassword,
  EditUser,
  EditProfile,
  AddAddress,
  EditAddress,
  RemoveAddress,
  KeepDefault,
  DeleteUser,
  ExportUser,
  Vouch,
  ConfirmPassword,
  RenewConfirmation,
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
  InviteStaff,
  AcceptInvitation,
  WithdrawInvitation,
  SaveView,
  RenameView,
  DeleteView,
  WriteNote,
  RecordAct,
  RemoveExpired,
];

@Module({})
export class AppModule {
  static readonly database: DatabaseParts = { name: 'auth', entities: [User, Address], migrations };

  static register(config: AuthConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, AppModule.database),
        TypeOrmModule.forFeature([User, Address]),
        MessagingModule.register('auth', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        JwtModule.registerAsync({
          useFactory: () => ({
            // Parsed once, not for each token.
            privateKey: createPrivateKey(config.AUTH_PRIVATE_KEY),
            signOptions: { algorithm: 'ES256', issuer: TOKEN_ISSUER, expiresIn: 60 },
          }),
        }),
        OperationsModule,
      ],
      controllers: [
        AccountsController,
        SessionsController,
        AccountController,
        AddressesController,
        SavedViewsController,
        TwoStepController,
        UsersController,
        UserNotesController,
        InvitationsController,
        AuditLogController,
      ],
      providers: [
        AuthEvents,
        { provide: CONFIG, useValue: config },
        UsersRepository,
        OrderPhonesRepository,
        AddressesRepository,
        SavedViewsRepository,
        NotesRepository,
        KnownDevices,
        SessionsRepository,
        CodesRepository,
        ResetTokensRepository,
        LimitsRepository,
        LoginsRepository,
        AuditLogRepository,
        TicketsRepository,
        TwoStepRepository,
        InvitationsRepository,
        Limits,
        HashingThreads,
        Passwords,
        StaffPasswords,
        Secrets,
        RemoveExpiredJob,
        ...useCases,
      ],
    };
  }
}
