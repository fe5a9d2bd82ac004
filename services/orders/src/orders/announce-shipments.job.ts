import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AnnounceShipments } from './announce-shipments.js';

@Injectable()
export class AnnounceShipmentsJob {
  private readonly logger = new Logger(AnnounceShipmentsJob.name);

  constructor(private readonly announceShipments: AnnounceShipments) {}

  /** Safe to run in every replica. The next run makes up for one that fails, also after a restart. */
  @Interval(1_000)
  async run(): Promise<void> {
    try {
      await this.announceShipments.run();
    } catch (error) {
      this.logger.warn(`announcing shipments: ${(error as Error).message}`);
    }
  }
}
