import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { RemoveOldChanges } from './remove-old-changes.js';

/** Deletes the rows of old changes. Safe to run in every replica. */
@Injectable()
export class CatalogueChangesJob {
  private readonly work = new RepeatedWork('forgetting old changes', () => this.removeOldChanges.remove());

  constructor(private readonly removeOldChanges: RemoveOldChanges) {}

  @Interval(60_000)
  clean(): Promise<void> {
    return this.work.run();
  }
}
