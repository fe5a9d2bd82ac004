import { Injectable } from '@nestjs/common';
import type { Role } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionsRepository } from '../data-access/sessions.repository.js';
import { isEmailTaken, UsersRepository } from '../data-access/users.repository.js';
import { EmailTaken, LastAdmin, OwnAccount } from '../domain/auth.errors.js';
import { emailKey, User } from '../domain/user.js';
import { Passwords } from '../security/passwords.js';

export interface UserEdit {
  name?: string;
  email?: string;
  role?: Role;
  phone?: string;
  address?: string;
  password?: string;
}

/**
 * An admin changes a user; publishes user.changed. A new role or password ends the user's sessions.
 * Throws EmailTaken, LastAdmin, or OwnAccount for an admin who would demote themself.
 */
@Injectable()
export class EditUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
  ) {}

  async run(caller: Identity, id: string, edit: UserEdit): Promise<User> {
    const passwordHash = edit.password ? await this.passwords.hash(edit.password) : undefined;
    try {
      return await this.dataSource.transaction((tx) => this.edit(tx, caller, id, edit, passwordHash));
    } catch (error) {
      throw isEmailTaken(error) ? new EmailTaken() : error;
    }
  }

  private async edit(
    tx: EntityManager,
    caller: Identity,
    id: string,
    edit: UserEdit,
    passwordHash?: string,
  ): Promise<User> {
    const { user, admins } = await this.users.lockWithAdmins(tx, id);
    if (!user) throw notFound('User');
    const isDemoted = user.role === 'admin' && edit.role !== undefined && edit.role !== 'admin';
    if (isDemoted && caller.userId === id) throw new OwnAccount();
    if (isDemoted && admins.length === 1) throw new LastAdmin();
    const endsSessions = passwordHash !== undefined || (edit.role !== undefined && edit.role !== user.role);
    const isMoved = edit.email !== undefined && emailKey(edit.email) !== user.emailKey;
    const { password: _, ...fields } = edit;
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    Object.assign(
      user,
      given,
      edit.email && { emailKey: emailKey(edit.email) },
      passwordHash && { passwordHash },
    );
    await tx.save(user);
    if (endsSessions) await this.sessions.endAllOf(tx, id);
    if (isMoved || passwordHash) await this.dropMailedSecrets(tx, user);
    await this.outbox.record(tx, newsOf(user));
    return user;
  }

  /** What went to the old address, or was asked for under the old password, opens nothing any more. */
  private async dropMailedSecrets(tx: EntityManager, { id }: User): Promise<void> {
    await tx.query('DELETE FROM reset_tokens WHERE user_id = $1', [id]);
    await tx.query('DELETE FROM verification_codes WHERE user_id = $1', [id]);
  }
}

function newsOf({ id, email, name, role, isVerified }: User) {
  return newEvent('user.changed.v1', id, { user_id: id, email, name, role, is_verified: isVerified });
}
