import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { AuditLogRepository } from '../../data-access/audit-log.repository.js';

/** Keeps what staff did in other services. */
@Controller()
export class StaffConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly auditLog: AuditLogRepository,
  ) {}

  @EventPattern<string>('staff.acted.v1')
  acted(@Payload() event: ShopEvent<'staff.acted.v1'>) {
    const service = event.source.replace(/^\//, '');
    return this.inbox.once(event, (tx) => this.auditLog.record(tx, event.data, service));
  }
}
