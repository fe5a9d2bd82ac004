import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { RemoveOldChanges } from './remove-old-changes.js';

/** Deletes the rows of old changes. Safe to run in every replica. */
@Injectable()
export class CatalogueChangesJob extends RepeatingJob {
  private readonly work = this.repeated('forgetting old changes', () => this.removeOldChanges.remove());

  constructor(private readonly removeOldChanges: RemoveOldChanges) {
    super();
  }

  @Interval(60_000)
  clean(): Promise<void> {
    return this.work.run();
  }
}
