import { Injectable } from '@nestjs/common';
import type { Language } from '@mekong/contracts';
import { forgetUser, newEvent, Outbox } from '@mekong/messaging';
import { type Network, onceByKey } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { actOnSelf, AuditLogRepository } from '../audit-log/index.js';
import { Passwords, Secrets, StaffPasswords } from '../security/index.js';
import { EmailTaken, isEmailTaken, User, userKeys, userSnapshot, UsersRepository } from '../users/index.js';
import { WrongInvitation } from './errors.js';
import { InvitationsRepository, type Invitation } from './invitations.repository.js';

/** How the invited want to be called and log in. */
export interface Newcomer {
  name: string;
  password: string;
  language?: Language;
}

/**
 * Makes the account of somebody who was invited, with the role of the invitation and a verified email, since the link was
 * mailed; the link works once. Publishes user.changed. Throws WrongInvitation, WeakPassword, after which the link still
 * works, or EmailTaken for an address that has signed up meanwhile and was verified; one that was not makes place.
 */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly secrets: Secrets,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The invitation of a link; throws WrongInvitation. */
  async find(token: string): Promise<Invitation> {
    const invitation = await this.invitations.findByToken(this.secrets.hashes(token));
    if (!invitation) throw new WrongInvitation();
    return invitation;
  }

  async accept(token: string, newcomer: Newcomer, network: Network): Promise<void> {
    // Checked first, so that a guessed token does not cost a password hash.
    const { email } = await this.find(token);
    const { name, password } = newcomer;
    this.staffPasswords.require(password, { email, name }, 'password');
    const hashes = this.secrets.hashes(token);
    const passwordHash = await this.passwords.hash(password, network);
    try {
      await onceByKey(this.dataSource, async (tx) => {
        const invitation = await this.invitations.use(tx, hashes);
        if (!invitation) throw new WrongInvitation();
        await this.removeUnproven(tx, email);
        await this.add(tx, invitation, newcomer, passwordHash);
      });
    } catch (error) {
      throw isEmailTaken(error) ? new EmailTaken() : error;
    }
  }

  /** Whoever has the link reads the mail; who has only signed up with its address has not shown that. */
  private async removeUnproven(tx: EntityManager, email: string): Promise<void> {
    const user = await this.users.lockUnproven(tx, email);
    if (!user) return;
    await this.users.remove(tx, user.id);
    await forgetUser(tx, user.id);
    await this.auditLog.forgetUser(tx, user.id);
    await this.outbox.record(
      tx,
      newEvent('user.deleted.v1', user.id, { user_id: user.id, email: user.email, is_verified: false }),
    );
  }

  private async add(
    tx: EntityManager,
    { id, email, role }: Invitation,
    { name, language }: Newcomer,
    passwordHash: string,
  ): Promise<void> {
    const now = new Date();
    const user = Object.assign(new User(), {
      id,
      email,
      ...userKeys({ name, email, phone: null }),
      name,
      role,
      phone: null,
      address: null,
      language: language ?? null,
      isVerified: true,
      passwordHash,
      hasStaffPassword: true,
      termsAgreedAt: now,
      createdAt: now,
    });
    await this.users.add(tx, user);
    await this.auditLog.record(tx, actOnSelf(user, 'account.invitation-accepted'));
    await this.outbox.record(tx, newEvent('user.changed.v1', id, userSnapshot(user)));
  }
}
