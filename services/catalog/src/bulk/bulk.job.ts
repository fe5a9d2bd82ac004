import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { CommitUploads } from './commit-uploads.js';
import { RemoveOldUploads } from './remove-old-uploads.js';

/** Writes committed bulk uploads, and deletes old rehearsals. Safe to run in every replica. */
@Injectable()
export class BulkJob implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BulkJob.name);
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly commitUploads: CommitUploads,
    private readonly removeOldUploads: RemoveOldUploads,
  ) {}

  /** When a run fails, the next one makes up for it. */
  @Interval(500)
  wake(): void {
    if (this.stopped || this.running) return;
    this.running = this.commitUploads
      .run(() => this.stopped)
      .catch((error: Error) => this.logger.warn(`writing a bulk upload: ${error.message}`))
      .finally(() => (this.running = undefined));
  }

  @Cron(CronExpression.EVERY_HOUR)
  async clean(): Promise<void> {
    try {
      await this.removeOldUploads.run();
    } catch (error) {
      this.logger.warn(`removing old rehearsals: ${(error as Error).message}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }
}
