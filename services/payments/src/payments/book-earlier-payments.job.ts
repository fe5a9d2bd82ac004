import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { BookEarlierPayments } from './book-earlier-payments.js';

@Injectable()
export class BookEarlierPaymentsJob extends RepeatingJob {
  private readonly work = this.repeated('booking earlier payments', (isStopped) =>
    this.bookEarlier.book(isStopped),
  );

  constructor(private readonly bookEarlier: BookEarlierPayments) {
    super();
  }

  @Interval(10_000)
  book(): Promise<void> {
    return this.work.run();
  }
}
