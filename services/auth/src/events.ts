import { Injectable } from '@nestjs/common';
import { oneByOne, type EventHandlers } from '@mekong/messaging';
import { AuditLogRepository } from './audit-log/audit-log.repository.js';

/** What auth does with what it hears: it keeps what staff did in other services. */
@Injectable()
export class AuthEvents implements EventHandlers<'auth'> {
  constructor(private readonly auditLog: AuditLogRepository) {}

  readonly handlers: EventHandlers<'auth'>['handlers'] = {
    'staff.acted.v1': oneByOne((tx, { data, source }) =>
      this.auditLog.record(tx, data, source.replace(/^\//, '')),
    ),
  };
}
