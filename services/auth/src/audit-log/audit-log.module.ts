import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { RecordAct } from './record-act.js';

@Module({
  controllers: [AuditLogController],
  providers: [AuditLogRepository, RecordAct],
  exports: [AuditLogRepository, RecordAct],
})
export class AuditLogModule {}
