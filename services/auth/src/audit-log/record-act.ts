import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffAct } from '../audit.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** Adds to the audit log what staff did in another service. */
@Injectable()
export class RecordAct {
  constructor(private readonly auditLog: AuditLogRepository) {}

  /** `source` is that of the event: a slash and the service's name. */
  run(tx: EntityManager, act: StaffAct, source: string): Promise<void> {
    return this.auditLog.record(tx, act, source.replace(/^\//, ''));
  }
}
