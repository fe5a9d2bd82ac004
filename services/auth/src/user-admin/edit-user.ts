import { Injectable } from '@nestjs/common';
import { notFound, type Role } from '@mekong/contracts';
import { differences, newEvent, Outbox } from '@mekong/messaging';
import { emailKey, type Identity, refuseStale, requireFreshPassword } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CodesRepository, ResetTokensRepository } from '../accounts/index.js';
import { AddressesRepository } from '../addresses/index.js';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { Passwords, StaffPasswords } from '../security/index.js';
import { EndSessions } from '../sessions/index.js';
import {
  EmailTaken,
  factsOf,
  isEmailTaken,
  LastAdmin,
  OwnAccount,
  type User,
  userKeys,
  userSnapshot,
  UsersRepository,
} from '../users/index.js';

export interface UserEdit {
  name?: string;
  email?: string;
  role?: Role;
  phone?: string;
  address?: string;
  password?: string;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

type Facts = ReturnType<typeof factsOf>;

/**
 * An admin changes a user; publishes user.changed. A new role or password ends the user's sessions. Without a difference
 * nothing is written, not even a new version, so that no other edit becomes stale.
 * What gives or takes power over an account (a role, a password, another address) needs the admin's fresh password. Throws
 * StaleEdit, EmailTaken, LastAdmin, OwnAccount for an admin who would demote themself, WeakPassword, or CONFIRM_PASSWORD.
 */
@Injectable()
export class EditUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly codes: CodesRepository,
    private readonly resetTokens: ResetTokensRepository,
    private readonly endSessions: EndSessions,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  async edit(caller: Identity, id: string, edit: UserEdit): Promise<User> {
    if (edit.password) requireFreshPassword(caller);
    const passwordHash = edit.password ? await this.passwords.hash(edit.password, caller.userId) : undefined;
    try {
      return await this.dataSource.transaction((tx) => this.editIn(tx, caller, id, { edit, passwordHash }));
    } catch (error) {
      throw isEmailTaken(error) ? new EmailTaken() : error;
    }
  }

  private async editIn(
    tx: EntityManager,
    caller: Identity,
    id: string,
    { edit, passwordHash }: { edit: UserEdit; passwordHash?: string },
  ): Promise<User> {
    const { user, isLastAdmin } = await this.users.lockWithAdmins(tx, id);
    if (!user) throw notFound('User');
    refuseStaleEdit(user, edit);
    const isDemoted = user.role === 'admin' && edit.role !== undefined && edit.role !== 'admin';
    if (isDemoted && caller.userId === id) throw new OwnAccount();
    if (isDemoted && isLastAdmin) throw new LastAdmin();
    if (movesPower(user, edit)) requireFreshPassword(caller);
    const was = factsOf(user);
    const given = givenFacts(edit);
    if (!passwordHash && !differences(was, { ...was, ...given })) return user;
    Object.assign(user, given, passwordHash && { passwordHash });
    if (edit.password) this.checkPassword(user, edit.password);
    Object.assign(user, userKeys(user), { version: user.version + 1 });
    await this.users.save(tx, user);
    await this.followUp(tx, caller, user, { was, hasNewPassword: passwordHash !== undefined });
    await this.outbox.record(tx, newEvent('user.changed.v1', id, userSnapshot(user)));
    return user;
  }

  private async followUp(
    tx: EntityManager,
    caller: Identity,
    user: User,
    { was, hasNewPassword }: { was: Facts; hasNewPassword: boolean },
  ): Promise<void> {
    await this.correctAddress(tx, user, was);
    if (hasNewPassword || user.role !== was.role) await this.endSessions.ofUser(tx, caller, user);
    if (hasNewPassword || user.emailKey !== emailKey(was.email)) await this.dropMailedSecrets(tx, user);
    await this.note(tx, caller, user, was, hasNewPassword);
  }

  /** The user's phone and address are those of their default address. */
  private async correctAddress(
    tx: EntityManager,
    { id, phone, phoneE164, address }: User,
    was: Facts,
  ): Promise<void> {
    const line = address ?? '';
    if (phone !== was.phone) await this.addresses.correctDefault(tx, id, { phone: phone ?? '', phoneE164 });
    if (address !== was.address)
      await this.addresses.correctDefault(tx, id, { line, district: '', province: '' });
  }

  private checkPassword(user: User, password: string): void {
    if (user.role !== 'customer') this.staffPasswords.require(password, user, 'password');
    user.hasStaffPassword = this.staffPasswords.accept(password, user);
  }

  /** A new role and a new password get audit entries of their own, so that they stand out. */
  private async note(
    tx: EntityManager,
    caller: Identity,
    user: User,
    was: Facts,
    hasNewPassword: boolean,
  ): Promise<void> {
    const { role: oldRole, ...oldFacts } = was;
    const { role: newRole, ...newFacts } = factsOf(user);
    const edited = differences(oldFacts, newFacts);
    const moved = differences({ role: oldRole }, { role: newRole });
    if (edited) await this.auditLog.record(tx, actOnUser(caller, 'user.edited', user, edited));
    if (moved) await this.auditLog.record(tx, actOnUser(caller, 'user.role-changed', user, moved));
    if (hasNewPassword) await this.auditLog.record(tx, actOnUser(caller, 'user.password-set', user));
  }

  /** Codes and links mailed to the old address, or requested before the new password, stop working. */
  private async dropMailedSecrets(tx: EntityManager, { id }: User): Promise<void> {
    await this.resetTokens.removeAllOf(tx, id);
    await this.codes.remove(tx, id);
  }
}

const givenFacts = ({ name, email, role, phone, address }: UserEdit) =>
  Object.fromEntries(
    Object.entries({ name, email, role, phone, address }).filter(([, value]) => value !== undefined),
  );

/** Whether the user gets other rights, or another address, whose owner could take over the account by a mailed link. */
const movesPower = (user: User, { role = user.role, email = user.email }: UserEdit): boolean =>
  role !== user.role || emailKey(email) !== user.emailKey;

/** Where nothing is different, the edit may be one that was saved, and is sent again as its answer was lost. */
function refuseStaleEdit(user: User, edit: UserEdit): void {
  const facts = factsOf(user);
  const changed = Object.entries(facts)
    .filter(([name, value]) => {
      const wanted = edit[name as keyof typeof facts];
      return wanted !== undefined && wanted !== (value ?? '');
    })
    .map(([name]) => name);
  if (changed.length > 0 || edit.password) refuseStale('user', user, edit.version, changed);
}
