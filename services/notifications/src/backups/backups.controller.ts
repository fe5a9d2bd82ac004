import { Controller, Get } from '@nestjs/common';
import { Access, Answers, ApiTags } from '@mekong/service-defaults';
import { z } from 'zod';
import { BackupsRepository } from './backups.repository.js';

const backupAnswer = z.object({
  backup: z.object({
    made_at: z.string().nullable().describe('Null when none was ever noted'),
    archived_at: z.string().nullable().describe('When changes were last archived; null where they are not'),
    is_archiving_broken: z.boolean(),
  }),
});

@ApiTags('operations')
@Controller('api/admin/last-backup')
@Access(['admin'])
export class BackupsController {
  constructor(private readonly backups: BackupsRepository) {}

  @Get()
  @Answers('When the last backup of the shop was made, as noted', 200, backupAnswer, 401, 403)
  async last() {
    const { madeAt, archivedAt, isArchivingBroken } = await this.backups.findLast();
    return {
      backup: {
        made_at: madeAt?.toISOString() ?? null,
        archived_at: archivedAt?.toISOString() ?? null,
        is_archiving_broken: isArchivingBroken,
      },
    };
  }
}
