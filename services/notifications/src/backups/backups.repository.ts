import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface LastBackup {
  /** Null when none was ever noted. */
  madeAt: Date | null;
  /** When PostgreSQL last put its changes away; null where it does not. */
  archivedAt: Date | null;
  /** It could not do so since. */
  isArchivingBroken: boolean;
}

/** What is known of backups: whoever makes them notes each, and PostgreSQL counts what it archives. */
@Injectable()
export class BackupsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A time to come, by a slip of whoever noted it, does not count. */
  async findLast(): Promise<LastBackup> {
    const [row] = await this.dataSource.query(
      `SELECT (SELECT max(made_at) FROM backup_notes WHERE made_at <= now()) AS "madeAt",
         last_archived_time AS "archivedAt",
         coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isArchivingBroken"
       FROM pg_stat_archiver`,
    );
    return row;
  }
}
