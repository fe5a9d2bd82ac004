import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { type Address, AddressesRepository } from '../addresses/index.js';
import { actOnUser, type AuditEntry, AuditLogRepository } from '../audit-log/index.js';
import { type Note, NotesRepository } from '../notes/index.js';
import { type SavedView, SavedViewsRepository } from '../saved-views/index.js';
import { type Login, LoginsRepository, type Session, SessionsRepository } from '../sessions/index.js';
import { WishlistsRepository } from '../wishlist/index.js';
import { type User, UsersRepository } from '../users/index.js';

export interface ExportedUser {
  user: User;
  notes: Note[];
  addresses: Address[];
  views: SavedView[];
  wishlist: number[];
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
    private readonly wishlists: WishlistsRepository,
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly auditLog: AuditLogRepository,
  ) {}

  async export(caller: Identity, id: string): Promise<ExportedUser> {
    const user = await this.users.find(id);
    if (!user) throw notFound('User');
    const [notes, addresses, views, wishlist, sessions, { logins }, auditEntries] = await Promise.all([
      this.notes.findOf(id),
      this.addresses.findAllOf(id),
      this.views.findAllOf(id),
      this.wishlists.find(id),
      this.sessions.findAllOf(id, undefined),
      this.logins.findPageOf(id, 1, maxLogins),
      this.auditLog.findAllOf(id),
    ]);
    await this.auditLog.record(this.dataSource.manager, actOnUser(caller, 'user.exported', user));
    return { user, notes, addresses, views, wishlist, sessions, logins, auditEntries };
  }
}
