import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { StaffRole } from '@mekong/contracts';
import { newEvent, Outbox, seal } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { Secrets } from '../security/index.js';
import { EmailTaken, UsersRepository } from '../users/index.js';
import { CONFIG, type AuthConfig } from '../config.js';
import { InvitationsRepository, type Invitation } from './invitations.repository.js';

const openHours = 72;

/**
 * An admin invites somebody without an account to work in the shop; publishes user.invited, by which the link is mailed.
 * Inviting an address again replaces its link. Throws EmailTaken; not for an account that nobody has verified, as whoever has
 * signed up with the address would keep its owner out: it makes place when the link is used.
 */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly secrets: Secrets,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async invite(caller: Identity, { email, role }: { email: string; role: StaffRole }): Promise<Invitation> {
    if (await this.users.isHeld(email)) throw new EmailTaken();
    const token = this.secrets.newToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + openHours * 3_600_000);
    const { userId: invitedBy, name: invitedByName } = caller;
    const wanted = { id: randomUUID(), email, role, invitedBy, invitedByName, createdAt, expiresAt };
    return onceByKey(this.dataSource, async (tx) => {
      const invitation = await this.invitations.write(tx, wanted, this.secrets.hash(token));
      const { id } = invitation;
      const after = { role };
      await this.auditLog.record(
        tx,
        actOnUser(caller, 'user.invited', { id, email, name: email }, { after }),
      );
      const invited = {
        user_id: id,
        email,
        role,
        token_sealed: seal(token, this.config.EVENT_SEALING_KEY),
        token_expires_at: expiresAt.toISOString(),
      };
      await this.outbox.record(tx, newEvent('user.invited.v1', id, invited));
      return invitation;
    });
  }
}
