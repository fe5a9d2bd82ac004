import { Controller, Get, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, pageOf } from '@mekong/service-defaults';
import { AuditLogRepository } from './audit-log.repository.js';
import { auditEntryView } from './views.js';
import * as dto from './audit-log.dto.js';

@ApiTags('users')
@Controller('api/admin/audit-log')
@Access(['admin'])
export class AuditLogController {
  constructor(private readonly auditLog: AuditLogRepository) {}

  @Get()
  @Answers('What staff did, newest first', 200, dto.auditAnswer, 400, 401, 403)
  async list(@Query({ schema: dto.auditQuery }) { page, limit, ...search }: dto.AuditQuery) {
    const { entries, total } = await this.auditLog.findPage(search, page, limit);
    return {
      entries: entries.map(auditEntryView),
      currentPage: page,
      ...pageOf({ page, limit }, total),
    };
  }
}
