import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AddressesModule } from '../addresses/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { NotesModule } from '../notes/index.js';
import { SavedViewsModule } from '../saved-views/index.js';
import { SecurityModule } from '../security/index.js';
import { SessionsModule } from '../sessions/index.js';
import { TwoStepModule } from '../two-step/index.js';
import { UsersModule } from '../users/index.js';
import { WishlistModule } from '../wishlist/index.js';
import { BlockUser } from './block-user.js';
import { DeleteUser } from './delete-user.js';
import { EditUser } from './edit-user.js';
import { ExportUser } from './export-user.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    AuditLogModule,
    NotesModule,
    SavedViewsModule,
    SecurityModule,
    SessionsModule,
    TwoStepModule,
    UsersModule,
    WishlistModule,
  ],
  controllers: [UsersController],
  providers: [BlockUser, DeleteUser, EditUser, ExportUser],
})
export class UserAdminModule {}
