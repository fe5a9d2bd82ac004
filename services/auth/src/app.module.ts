import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { AccountsModule } from './accounts/index.js';
import { AddressesModule } from './addresses/index.js';
import { AuditLogModule } from './audit-log/index.js';
import { InvitationsModule } from './invitations/index.js';
import { LoginModule } from './login/index.js';
import { MyAccountModule } from './my-account/index.js';
import { NotesModule } from './notes/index.js';
import { SavedViewsModule } from './saved-views/index.js';
import { SecurityModule } from './security/index.js';
import { SessionsModule, tokensModule } from './sessions/index.js';
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
    const defaults = serviceModules('auth', database, { token: CONFIG, config }, bus);
    return { module: AppModule, imports: [tokensModule(config.AUTH_PRIVATE_KEY), ...defaults] };
  }
}
