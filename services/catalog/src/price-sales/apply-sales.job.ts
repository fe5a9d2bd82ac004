import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { ApplySales } from './apply-sales.js';

/** Safe to run in every replica. */
@Injectable()
export class ApplySalesJob extends RepeatingJob {
  private readonly work = this.repeated('beginning and ending sales', () => this.applySales.apply());

  constructor(private readonly applySales: ApplySales) {
    super();
  }

  @Interval(1_000)
  apply(): Promise<void> {
    return this.work.run();
  }
}
