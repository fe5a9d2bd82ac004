import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { BookEarlierPayments } from './book-earlier-payments.js';

@Injectable()
export class BookEarlierPaymentsJob implements OnApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(bookEarlier: BookEarlierPayments) {
    this.work = new RepeatedWork('booking earlier payments', (isStopped) => bookEarlier.book(isStopped));
  }

  @Interval(10_000)
  book(): Promise<void> {
    return this.work.run();
  }

  onApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }
}
