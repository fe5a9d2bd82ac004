import { Injectable } from '@nestjs/common';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { seenBy, UsersRepository } from '../users/index.js';
import { TooManyNotes } from './errors.js';
import type { Note } from './note.js';
import { NotesRepository } from './notes.repository.js';

/** About one person. */
const most = 100;

/**
 * Staff write something down about a person, for each other. The audit log gets an entry without the text, which may be
 * private. Throws TooManyNotes.
 */
@Injectable()
export class WriteNote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly notes: NotesRepository,
    private readonly auditLog: AuditLogRepository,
  ) {}

  write(caller: Identity, userId: string, text: string): Promise<Note[]> {
    return onceByKey(this.dataSource, async (tx) => {
      const user = seenBy(caller, await this.users.lock(tx, userId));
      if ((await this.notes.countOf(tx, userId)) >= most) throw new TooManyNotes(most);
      await this.notes.add(tx, userId, text, caller);
      await this.auditLog.record(tx, actOnUser(caller, 'user.noted', user));
      return this.notes.findOf(userId, tx);
    });
  }
}
