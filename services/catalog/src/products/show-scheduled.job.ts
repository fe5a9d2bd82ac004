import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { ShowScheduled } from './show-scheduled.js';

/** Safe to run in every replica. */
@Injectable()
export class ShowScheduledJob extends RepeatingJob {
  private readonly work = this.repeated('showing scheduled products', () => this.showScheduled.show());

  constructor(private readonly showScheduled: ShowScheduled) {
    super();
  }

  @Interval(2_000)
  show(): Promise<void> {
    return this.work.run();
  }
}
