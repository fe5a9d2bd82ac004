import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { IndexProducts } from './index-products.js';

@Injectable()
export class IndexProductsJob implements BeforeApplicationShutdown {
  private readonly work = new RepeatedWork('storing the words of products', (isStopped) =>
    this.indexProducts.index(isStopped),
  );

  constructor(private readonly indexProducts: IndexProducts) {}

  @Interval(500)
  wake(): void {
    void this.work.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }
}
