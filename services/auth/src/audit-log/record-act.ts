import { Injectable } from '@nestjs/common';
import { forgottenAmong } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { withoutPerson, type StaffAct } from './staff-act.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** Adds to the audit log what staff did in another service. */
@Injectable()
export class RecordAct {
  constructor(private readonly auditLog: AuditLogRepository) {}

  /**
   * `source` is that of the event: a slash and the service's name. If the user whom the act is about is deleted by now, their
   * data is left out.
   */
  async record(tx: EntityManager, act: StaffAct, source: string): Promise<void> {
    const { type, id } = act.subject;
    const isForgotten = type === 'user' && (await forgottenAmong(tx, [id])).has(id);
    await this.auditLog.record(tx, isForgotten ? withoutPerson(act) : act, source.replace(/^\//, ''));
  }
}
