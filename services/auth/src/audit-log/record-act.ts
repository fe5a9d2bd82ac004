import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffAct } from '../audit.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** Keeps what staff did in another service. */
@Injectable()
export class RecordAct {
  constructor(private readonly auditLog: AuditLogRepository) {}

  /** `source` is an event's: the service's name behind a slash. */
  run(tx: EntityManager, act: StaffAct, source: string): Promise<void> {
    return this.auditLog.record(tx, act, source.replace(/^\//, ''));
  }
}
