import { Injectable } from '@nestjs/common';
import { newEvent } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CouriersRepository, trackingUrl } from '../couriers/index.js';
import {
  announce,
  type Order,
  type OrderChange,
  OrderChanges,
  stepOf,
  WrongStatus,
} from '../orders/index.js';
import { refuseStaleEdit, type ShipmentChange } from './shipment-change.js';

/**
 * Staff correct the courier or the tracking number of a shipped order. Publishes order.shipment-corrected and staff.acted. Without a
 * difference nothing is written, not even a new version. Throws StaleEdit when somebody else has changed the order, WrongStatus when
 * it is not shipped, or delivered already.
 */
@Injectable()
export class CorrectShipment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly couriers: CouriersRepository,
  ) {}

  correct(caller: Identity, orderId: string, wanted: ShipmentChange): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, (order) => {
        refuseStaleEdit(order, wanted);
        if (order.status !== 'shipped') throw new WrongStatus(order.status, 'correct_shipment');
        return this.correctIn(tx, order, wanted);
      }),
    );
  }

  private async correctIn(
    tx: EntityManager,
    order: Order,
    { courier = order.courier, trackingNumber = order.trackingNumber }: ShipmentChange,
  ): Promise<OrderChange | undefined> {
    if (courier === order.courier && trackingNumber === order.trackingNumber) return undefined;
    const untold = announce(order);
    Object.assign(order, { courier, trackingNumber });
    order.trackingUrl = trackingUrl((await this.couriers.find(tx)).couriers, order);
    const corrected = newEvent('order.shipment-corrected.v1', order.id, {
      ...stepOf(order),
      courier,
      tracking_number: trackingNumber,
      tracking_url: order.trackingUrl,
    });
    return {
      entry: { type: 'corrected', courier, trackingNumber },
      events: [...untold, corrected],
      act: { action: 'order.shipment-corrected' },
    };
  }
}
