import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { AnnounceShipments } from './announce-shipments.js';

@Injectable()
export class AnnounceShipmentsJob extends RepeatingJob {
  private readonly work = this.repeated('announcing shipments', () => this.announceShipments.announce());

  constructor(private readonly announceShipments: AnnounceShipments) {
    super();
  }

  /** Safe to run in every replica. */
  @Interval(1_000)
  announce(): Promise<void> {
    return this.work.run();
  }
}
