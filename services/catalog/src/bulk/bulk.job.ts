import { Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { CommitUploads } from './commit-uploads.js';
import { RemoveOldUploads } from './remove-old-uploads.js';

/** Writes committed bulk uploads, and deletes old rehearsals. Safe to run in every replica. */
@Injectable()
export class BulkJob extends RepeatingJob {
  private readonly writing = this.repeated('writing a bulk upload', (isStopped) =>
    this.commitUploads.commit(isStopped),
  );
  private readonly removing = this.repeated('removing old rehearsals', () => this.removeOldUploads.remove());

  constructor(
    private readonly commitUploads: CommitUploads,
    private readonly removeOldUploads: RemoveOldUploads,
  ) {
    super();
  }

  @Interval(500)
  wake(): void {
    void this.writing.run();
  }

  @Cron(CronExpression.EVERY_HOUR)
  clean(): Promise<void> {
    return this.removing.run();
  }
}
