import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { ShowScheduled } from './show-scheduled.js';

/** Safe to run in every replica. */
@Injectable()
export class ShowScheduledJob {
  private readonly work = new RepeatedWork('showing scheduled products', () => this.showScheduled.show());

  constructor(private readonly showScheduled: ShowScheduled) {}

  @Interval(2_000)
  show(): Promise<void> {
    return this.work.run();
  }
}
