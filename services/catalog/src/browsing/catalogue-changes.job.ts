import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CatalogueState } from './catalogue-state.repository.js';

/** Deletes the rows of old changes. Safe to run in every replica. */
@Injectable()
export class CatalogueChangesJob {
  private readonly logger = new Logger(CatalogueChangesJob.name);

  constructor(private readonly catalogue: CatalogueState) {}

  @Interval(60_000)
  async clean(): Promise<void> {
    try {
      await this.catalogue.prune();
    } catch (error) {
      this.logger.warn(`forgetting old changes: ${(error as Error).message}`);
    }
  }
}
