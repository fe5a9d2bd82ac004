import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { SecurityModule } from '../security/index.js';
import { UsersModule } from '../users/index.js';
import { AcceptInvitation } from './accept-invitation.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InviteStaff } from './invite-staff.js';
import { WithdrawInvitation } from './withdraw-invitation.js';

@Module({
  imports: [AuditLogModule, SecurityModule, UsersModule],
  controllers: [InvitationsController],
  providers: [AcceptInvitation, InvitationsRepository, InviteStaff, WithdrawInvitation],
  exports: [InvitationsRepository],
})
export class InvitationsModule {}
