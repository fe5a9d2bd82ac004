import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { orderIsShipped } from '../orders/index.js';
import { ShipmentsRepository } from './shipments.repository.js';

const maxAtOnce = 100;

/** Announces the shipments that can no longer be taken back; publishes order.shipped. Each is announced once by all replicas together. */
@Injectable()
export class AnnounceShipments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shipments: ShipmentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async announce(): Promise<void> {
    while (await this.shipments.isAnyDue()) if ((await this.announceSome()) === 0) return;
  }

  private announceSome(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const orders = await this.shipments.takeDue(tx, maxAtOnce);
      await this.outbox.record(tx, ...orders.map(orderIsShipped));
      return orders.length;
    });
  }
}
