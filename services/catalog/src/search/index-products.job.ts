import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { IndexProducts } from './index-products.js';

@Injectable()
export class IndexProductsJob implements BeforeApplicationShutdown {
  private readonly logger = new Logger(IndexProductsJob.name);
  private running?: Promise<void>;
  private stopped = false;

  constructor(private readonly indexProducts: IndexProducts) {}

  /** When a run fails, the next one makes up for it. */
  @Interval(500)
  wake(): void {
    if (this.stopped || this.running) return;
    this.running = this.indexProducts
      .run(() => this.stopped)
      .catch((error: Error) => this.logger.warn(`storing the words of products: ${error.message}`))
      .finally(() => (this.running = undefined));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }
}
