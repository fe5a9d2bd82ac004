import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

export interface LastBackup {
  /** Null when none was ever noted. */
  madeAt: Date | null;
  /** When PostgreSQL last archived its log of changes; null where it does not archive it. */
  archivedAt: Date | null;
  /** Whether the newest attempt to archive it failed. */
  isArchivingBroken: boolean;
}

const findLast = prepared<LastBackup>`
  SELECT (SELECT max(made_at) FROM backup_notes WHERE made_at <= now()) AS "madeAt",
    last_archived_time AS "archivedAt",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isArchivingBroken"
  FROM pg_stat_archiver`;

/** The last backup, as noted by whatever makes them, and how PostgreSQL's archiving goes. */
@Injectable()
export class BackupsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A note with a time in the future is a mistake and does not count. */
  async findLast(): Promise<LastBackup> {
    const [row] = await findLast(this.dataSource, []);
    return row!;
  }
}
