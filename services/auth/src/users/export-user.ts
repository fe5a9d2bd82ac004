import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import type { Address } from '../addresses/address.entity.js';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { actOnUser } from '../audit.js';
import { AuditLogRepository, type AuditEntry } from '../audit-log/audit-log.repository.js';
import type { Note } from '../notes/note.js';
import { NotesRepository } from '../notes/notes.repository.js';
import type { SavedView } from '../saved-views/saved-view.entity.js';
import { SavedViewsRepository } from '../saved-views/saved-views.repository.js';
import { LoginsRepository, type Login } from '../sessions/logins.repository.js';
import { SessionsRepository, type Session } from '../sessions/sessions.repository.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

export interface ExportedUser {
  user: User;
  notes: Note[];
  addresses: Address[];
  views: SavedView[];
  sessions: Session[];
  logins: Login[];
  auditEntries: AuditEntry[];
}

const maxLogins = 10_000;

/** Collects what auth has of a person, for the copy of their data that they ask for. The export is an entry of the audit log. */
@Injectable()
export class ExportUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly notes: NotesRepository,
    private readonly addresses: AddressesRepository,
    private readonly views: SavedViewsRepository,
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly auditLog: AuditLogRepository,
  ) {}

  async run(caller: Identity, id: string): Promise<ExportedUser> {
    const user = await this.users.find(id);
    if (!user) throw notFound('User');
    const [notes, addresses, views, sessions, { logins }, auditEntries] = await Promise.all([
      this.notes.findOf(id),
      this.addresses.findAllOf(id),
      this.views.findAllOf(id),
      this.sessions.findAllOf(id, undefined),
      this.logins.findPageOf(id, 1, maxLogins),
      this.auditLog.findAllOf(id),
    ]);
    await this.auditLog.record(this.dataSource.manager, actOnUser(caller, 'user.exported', user));
    return { user, notes, addresses, views, sessions, logins, auditEntries };
  }
}
