import { newEvent, Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { Network } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { AddressesRepository } from '../addresses/index.js';
import { Passwords, StaffPasswords } from '../security/index.js';
import { EndSessions } from '../sessions/index.js';
import { type User, userSnapshot, UsersRepository } from '../users/index.js';

/** What somebody is called until they say it themselves. */
const nameIn = (email: string) => email.slice(0, email.lastIndexOf('@'));

type NewPassword = Pick<User, 'passwordHash' | 'hasStaffPassword'>;

/**
 * Gives an unverified account to whoever reads its mail: their password replaces the one that was set when somebody signed up,
 * what that person has written into the account goes, and their sessions end. Publishes user.changed, as others keep their name
 * and the language of their mails.
 */
@Injectable()
export class TakeOverAccount {
  constructor(
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly endSessions: EndSessions,
    private readonly outbox: Outbox,
  ) {}

  /** Hashes the new password, outside of a transaction, as it takes long. Throws WeakPassword. */
  async prepare(user: User, password: string, network: Network): Promise<NewPassword> {
    if (user.role !== 'customer') this.staffPasswords.require(password, user, 'password');
    return {
      passwordHash: await this.passwords.hash(password, network),
      hasStaffPassword: this.staffPasswords.accept(password, user),
    };
  }

  /** `termsAgreedAt` is when they agreed to the terms; null while they were not asked. */
  async write(
    tx: EntityManager,
    user: User,
    { termsAgreedAt, ...password }: NewPassword & Pick<User, 'termsAgreedAt'>,
  ): Promise<void> {
    await this.users.takeOver(tx, user, { ...password, termsAgreedAt, name: nameIn(user.email) });
    await this.addresses.removeAllOf(tx, user.id);
    await this.endSessions.all(tx, user.id);
    await this.outbox.record(tx, newEvent('user.changed.v1', user.id, userSnapshot(user)));
  }
}
