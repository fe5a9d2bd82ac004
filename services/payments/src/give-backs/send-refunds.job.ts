import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { SendRefunds } from './send-refunds.js';

@Injectable()
export class SendRefundsJob extends RepeatingJob {
  private readonly sending = this.repeated('giving back by providers', (isStopped) =>
    this.sendRefunds.sendDue(isStopped),
  );

  constructor(private readonly sendRefunds: SendRefunds) {
    super();
  }

  @Interval(2_000)
  send(): Promise<void> {
    return this.sending.run();
  }
}
