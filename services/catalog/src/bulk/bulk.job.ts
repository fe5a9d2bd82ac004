import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { CommitUploads } from './commit-uploads.js';
import { RemoveOldUploads } from './remove-old-uploads.js';

/** Writes committed bulk uploads, and deletes old rehearsals. Safe to run in every replica. */
@Injectable()
export class BulkJob implements BeforeApplicationShutdown {
  private readonly writing = new RepeatedWork('writing a bulk upload', (isStopped) =>
    this.commitUploads.commit(isStopped),
  );
  private readonly removing = new RepeatedWork('removing old rehearsals', () =>
    this.removeOldUploads.remove(),
  );

  constructor(
    private readonly commitUploads: CommitUploads,
    private readonly removeOldUploads: RemoveOldUploads,
  ) {}

  @Interval(500)
  wake(): void {
    void this.writing.run();
  }

  @Cron(CronExpression.EVERY_HOUR)
  clean(): Promise<void> {
    return this.removing.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writing.stop();
  }
}
