import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { IndexProducts } from './index-products.js';

@Injectable()
export class IndexProductsJob extends RepeatingJob {
  private readonly work = this.repeated('storing the words of products', (isStopped) =>
    this.indexProducts.index(isStopped),
  );

  constructor(private readonly indexProducts: IndexProducts) {
    super();
  }

  @Interval(500)
  wake(): void {
    void this.work.run();
  }
}
