import { Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { CommitUploads } from './commit-uploads.js';
import { FetchWaitingImages } from './fetch-waiting-images.js';
import { RemoveOldUploads } from './remove-old-uploads.js';

/** Fetches the images of bulk uploads from the web, writes committed ones, and deletes old rehearsals. Safe to run in every replica. */
@Injectable()
export class BulkJob extends RepeatingJob {
  private readonly writing = this.repeated('writing a bulk upload', (isStopped) =>
    this.commitUploads.commit(isStopped),
  );
  private readonly fetching = this.repeated('fetching images of bulk uploads', (isStopped) =>
    this.fetchWaitingImages.fetch(isStopped),
  );
  private readonly removing = this.repeated('removing old rehearsals', () => this.removeOldUploads.remove());

  constructor(
    private readonly commitUploads: CommitUploads,
    private readonly fetchWaitingImages: FetchWaitingImages,
    private readonly removeOldUploads: RemoveOldUploads,
  ) {
    super();
  }

  @Interval(500)
  wake(): void {
    void this.writing.run();
    void this.fetching.run();
  }

  @Cron(CronExpression.EVERY_HOUR)
  clean(): Promise<void> {
    return this.removing.run();
  }
}
