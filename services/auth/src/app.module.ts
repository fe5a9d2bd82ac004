import { createPrivateKey } from 'node:crypto';
import { Module, type DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { TOKEN_ISSUER } from '@mekong/service-defaults';
import { AccountsModule } from './accounts/index.js';
import { AddressesModule } from './addresses/index.js';
import { AuditLogModule } from './audit-log/index.js';
import { InvitationsModule } from './invitations/index.js';
import { LoginModule } from './login/index.js';
import { MyAccountModule } from './my-account/index.js';
import { NotesModule } from './notes/index.js';
import { SavedViewsModule } from './saved-views/index.js';
import { SecurityModule } from './security/index.js';
import { SessionsModule } from './sessions/index.js';
import { ShopNameModule } from './shop-name/index.js';
import { TwoStepModule } from './two-step/index.js';
import { UserAdminModule } from './user-admin/index.js';
import { UsersModule } from './users/index.js';
import { WishlistModule } from './wishlist/index.js';
import { CONFIG, type AuthConfig } from './config.js';
import { database } from './database.js';
import { AuthEvents } from './events.js';
import { RemoveExpiredJob } from './remove-expired.job.js';
import { RemoveExpired } from './remove-expired.js';

@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    AuditLogModule,
    InvitationsModule,
    LoginModule,
    MyAccountModule,
    NotesModule,
    SavedViewsModule,
    SecurityModule,
    SessionsModule,
    ShopNameModule,
    TwoStepModule,
    UserAdminModule,
    UsersModule,
    WishlistModule,
  ],
  providers: [AuthEvents, RemoveExpired, RemoveExpiredJob],
})
export class AppModule {
  static readonly database = database;

  static register(config: AuthConfig, bus?: InProcessBus): DynamicModule {
    const tokens = JwtModule.registerAsync({
      global: true,
      useFactory: () => ({
        // Parsed once, not for each token.
        privateKey: createPrivateKey(config.AUTH_PRIVATE_KEY),
        signOptions: { algorithm: 'ES256', issuer: TOKEN_ISSUER, expiresIn: 60 },
      }),
    });
    return {
      module: AppModule,
      imports: [tokens, ...serviceModules('auth', database, { token: CONFIG, config }, bus)],
    };
  }
}
