import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { CancelUnconfirmed } from './cancel-unconfirmed.js';

@Injectable()
export class CancelUnconfirmedJob extends RepeatingJob {
  private readonly work = this.repeated('cancelling unconfirmed orders', (isStopped) =>
    this.cancelUnconfirmed.cancel(isStopped),
  );

  constructor(private readonly cancelUnconfirmed: CancelUnconfirmed) {
    super();
  }

  /** Safe to run in every replica. */
  @Interval(5_000)
  cancel(): Promise<void> {
    return this.work.run();
  }
}
