import { fieldError, invalid, type Language, notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, newEvent, Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { AddressesRepository } from '../addresses/index.js';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { factsOf, type User, userKeys, userSnapshot, UsersRepository } from '../users/index.js';

export interface ProfileEdit {
  name?: string;
  /** '' removes it, unless an address is saved, which needs one. */
  phone?: string;
  language?: Language;
  /** Whether the shop may write to them about offers. */
  news?: boolean;
}

/**
 * A user changes what the shop knows of them; the phone number of their default address changes with theirs. Publishes
 * user.changed if others keep what has changed. Without a difference nothing is written.
 */
@Injectable()
export class EditProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly addresses: AddressesRepository,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  edit(caller: Identity, edit: ProfileEdit): Promise<User> {
    return this.dataSource.transaction(async (tx) => {
      const user = await this.users.lock(tx, caller.userId);
      if (!user) throw notFound('User');
      const [was, wasKnown] = [factsOf(user), userSnapshot(user)];
      const { name = user.name, phone = user.phone, language = user.language } = edit;
      const newsAgreedAt = agreedAt(user, edit.news);
      Object.assign(user, { name, phone: phone || null, language, newsAgreedAt });
      const edited = differences(was, factsOf(user));
      const isChanged = differences(wasKnown, userSnapshot(user)) !== undefined;
      if (!edited && !isChanged) return user;
      if (edited) Object.assign(user, userKeys(user), { version: user.version + 1 });
      await this.users.save(tx, user);
      if (user.phone !== was.phone) await this.changeAddress(tx, user);
      if (edited && user.role !== 'customer')
        await this.auditLog.record(tx, actOnUser(caller, 'user.edited', user, edited));
      if (isChanged) await this.outbox.record(tx, newEvent('user.changed.v1', user.id, userSnapshot(user)));
      return user;
    });
  }

  private async changeAddress(tx: EntityManager, user: User): Promise<void> {
    const hasDefault = await this.addresses.correctDefault(tx, user.id, {
      phone: user.phone ?? '',
      phoneE164: user.phoneE164,
    });
    if (hasDefault && !user.phone) throw invalid([fieldError('phone', 'REQUIRED', 'Phone is required')]);
  }
}

/** Whoever says yes again has agreed since the first time. */
const agreedAt = ({ newsAgreedAt }: User, news = Boolean(newsAgreedAt)): Date | null =>
  news ? (newsAgreedAt ?? new Date()) : null;
