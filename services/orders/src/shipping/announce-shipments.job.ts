import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { AnnounceShipments } from './announce-shipments.js';

@Injectable()
export class AnnounceShipmentsJob {
  private readonly work = new RepeatedWork('announcing shipments', () => this.announceShipments.announce());

  constructor(private readonly announceShipments: AnnounceShipments) {}

  /** Safe to run in every replica. */
  @Interval(1_000)
  announce(): Promise<void> {
    return this.work.run();
  }
}
